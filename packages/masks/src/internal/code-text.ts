/**
 * Whether a character code is a mark that people set into a number: `.`, `-`, `/`, brackets, or white space; or what text programs make
 * of these: their dashes, their narrow spaces, and the signs without width that a copied number brings along.
 */
export function isMark(code: number): boolean {
  return (
    (code >= 45 && code <= 47) ||
    code === 32 ||
    code === 40 ||
    code === 41 ||
    code === 160 ||
    (code >= 9 && code <= 13) ||
    (code >= 0x2000 && code <= 0x2015) ||
    (code >= 0x202a && code <= 0x202f) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0xfeff
  );
}

/** What is left of a text without the marks that people set into a number. */
export function withoutMarks(text: string): string {
  return [...text].filter((char) => !isMark(char.charCodeAt(0))).join('');
}
