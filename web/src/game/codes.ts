/** The code of a table, in what somebody typed or was sent: in any letters, with gaps, or in a whole link. */
export function codeIn(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const code = /\/t\/([a-z0-9]{6})/.exec(text)?.[1] ?? text.replace(/[\s-]/g, "");
  return /^[a-z0-9]{6}$/.test(code) ? code : null;
}
