/**
 * Whether a character code is a mark that people write in a number: `.`, `-`, `/`, brackets, white space; or what text programs make
 * of them: other dashes, narrow spaces, and the zero-width characters that come with a copied number.
 */
export function isMark(code: number): boolean {
  return (
    (code > 44 && code < 48) ||
    code === 32 ||
    code === 40 ||
    code === 41 ||
    code === 160 ||
    (code > 8 && code < 14) ||
    (code > 0x1fff && code < 0x2016) ||
    (code > 0x2029 && code < 0x2030) ||
    (code > 0x205f && code < 0x206a) ||
    code === 0xfeff
  );
}

/** A text without the marks that people write in a number. */
export function withoutMarks(text: string): string {
  return [...text].filter((char) => !isMark(char.charCodeAt(0))).join('');
}
