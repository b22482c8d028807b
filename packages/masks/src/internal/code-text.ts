/**
 * Whether a character code is a mark that people write in a number: `.`, `-`, `/`, brackets, white space; or what text programs make
 * of them: other dashes, narrow spaces, and the zero-width characters that come with a copied number.
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

/** A text without the marks that people write in a number. */
export function withoutMarks(text: string): string {
  return [...text].filter((char) => !isMark(char.charCodeAt(0))).join('');
}
