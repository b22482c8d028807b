/** What stands in the index between the name of a story and the other words by which the search finds its component. */
const WORDS_AFTER = ' · ';

/** A story's name in the index, with words that are only there to be searched. */
export function searchedName(name: string, words: string): string {
  return `${name}${WORDS_AFTER}${words}`;
}

/** The name as the menu and the results show it. */
export function shownName(name: string): string {
  return name.split(WORDS_AFTER)[0] ?? name;
}
