/** What stands in the index between the words by which the search finds a component and the name of its story. */
// No-break spaces: the search splits a name at usual ones, and each word that it did not ask for makes the name a worse find.
const NAME_AFTER = '\u00a0·\u00a0';

const ACCENTS = /\p{M}/gu;

/** A word as it is written, and without its accents, which many leave out when they search. */
function bothWays(word: string): string {
  const bare = word.normalize('NFD').replace(ACCENTS, '');
  return bare === word ? word : `${word} ${bare}`;
}

/**
 * A story's name in the index, behind words that are only there to be searched. The search prefers what a name begins with, and does not
 * look far into it.
 */
export function searchedName(name: string, words: readonly string[]): string {
  const searched = words.map((word) => bothWays(word).replaceAll(' ', '\u00a0')).join(' ');
  return searched ? `${searched}${NAME_AFTER}${name}` : name;
}

/** The name as the menu shows it; results show the words too, which Storybook marks where they were found. */
export function shownName(name: string): string {
  return name.split(NAME_AFTER).at(-1) ?? name;
}

/** The words for each of `count` names: one each, and what is left over with the last, so that many names begin with a word. */
export function sharedOut(words: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? words.slice(index, index + 1) : words.slice(index)));
}
