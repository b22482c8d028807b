/** Whether a character code is a mark that people set into a number: `.`, `-`, `/`, brackets, or white space. */
export function isMark(code: number): boolean {
  return (code >= 45 && code <= 47) || code === 32 || code === 40 || code === 41 || code === 160 || (code >= 9 && code <= 13);
}
