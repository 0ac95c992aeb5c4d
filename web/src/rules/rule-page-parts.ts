// Made by scripts/regenerate from src/exactly/locales/rule_page.py; change it there.

export const CLAUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
export const EDITIONS = ["standard", "classic"] as const;
export const LEAFLETS = ["limit-held", "limit-absent", "limit-upside-down", "wait", "lettering", "open"] as const;
