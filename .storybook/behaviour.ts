/** The tag of a story that tests a behaviour. Storybook's menu leaves it out until somebody asks for it. */
export const BEHAVIOUR = 'behaviour';

/** The tag of a story that is an example although it looks like a test: a page of the foundations that is tested as it stands. */
const EXAMPLE = 'example';

interface StoryFacts {
  /** Whether it has a `play` function. */
  plays: boolean;
  /** Whether it has a `name` of its own: the sentence that it proves. Without one it is called by its export. */
  named: boolean;
  tags: readonly string[];
}

/**
 * Whether a story tests a behaviour: it proves, by its `play` function, the sentence in its `name`. Every other story is an example;
 * an example may have a `play` function without a `name`, which only checks that it shows what it should.
 */
export function isBehaviour({ plays, named, tags }: StoryFacts): boolean {
  return plays && named && !tags.includes(EXAMPLE);
}
