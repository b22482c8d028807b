/** The number of colours of letter avatars: one for each letter. @see S-185 */
export const AVATAR_COLOURS = 26;

/** The avatar of a person without a picture. */
export interface LetterAvatar {
  /** The first letter of the name in upper case, `''` for an empty name. */
  readonly letter: string;
  /** The colour's index, 0 for A to 25 for Z. */
  readonly colour: number;
}

/**
 * The letter and the colour of a name: its first letter, and the colour of that letter without accents; the first colour for a name that
 * does not start with a letter.
 * @see S-185
 */
export function letterAvatar(name: string): LetterAvatar {
  const [letter = ''] = name.trim().toUpperCase();
  const colour = letter.normalize('NFD').charCodeAt(0) - 65;
  return { letter, colour: colour >= 0 && colour < AVATAR_COLOURS ? colour : 0 };
}
