/** The characters that WinAnsiEncoding has at 0x80 to 0x9f, in their order; a blank stands for a code without one. */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_SPECIAL = 0x80;

/** What stands for characters that the encoding lacks and that texts of ours have. */
const IN_PLACE: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '−': '–' };

function codeOf(character: string): number | undefined {
  const code = character.charCodeAt(0);
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  const special = character === ' ' ? -1 : SPECIAL.indexOf(character);
  return special < 0 ? undefined : FIRST_SPECIAL + special;
}

/**
 * A text as the codes of WinAnsiEncoding, which a standard font of a PDF has. A letter that it lacks is written without its mark (`ł` stays
 * unknown, `ő` is `o`), anything else that it lacks as a question mark.
 */
export function winAnsi(text: string): number[] {
  return Array.from(text, (character) => IN_PLACE[character] ?? character).map((character) => {
    return codeOf(character) ?? codeOf(character.normalize('NFD').charAt(0)) ?? 0x3f;
  });
}
