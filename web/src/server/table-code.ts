/** Return the table code in a typed text or a link, in any case and with any gaps; else null. */
export function findTableCode(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const code = /\/t\/([a-z0-9]{6})/.exec(text)?.[1] ?? text.replace(/[\s-]/g, "");
  return /^[a-z0-9]{6}$/.test(code) ? code : null;
}
