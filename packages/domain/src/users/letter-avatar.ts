/** How many colours letter avatars have: one for each letter. @see S-185 */
export const AVATAR_COLOURS = 26;

/** What stands for a person who has no picture. */
export interface LetterAvatar {
  /** The first letter of the name in upper case, `''` for an empty name. */
  readonly letter: string;
  /** The colour's index, 0 for A to 25 for Z. */
  readonly colour: number;
}

/** The letter and the colour of a name: its first letter, coloured by its base letter; a name without a leading letter takes the first colour. @see S-185 */
export function letterAvatar(name: string): LetterAvatar {
  const [letter = ''] = name.trim().toUpperCase();
  const colour = letter.normalize('NFD').charCodeAt(0) - 65;
  return { letter, colour: colour >= 0 && colour < AVATAR_COLOURS ? colour : 0 };
}
