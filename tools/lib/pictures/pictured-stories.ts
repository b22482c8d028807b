import type { StorybookEntry } from '../built-storybook.ts';

/** The tag of a story that has pictures although it is not the one that stands for its component. */
const PICTURE = 'picture';

/** The stories of the foundations are pages about the components, and have pictures only by the tag. */
const isComponent = (title: string) => !title.startsWith('Foundations/');

/** The story that stands for a component: the matrix of its states (`States`) when it has one, else its first example. */
function main(stories: readonly StorybookEntry[]): StorybookEntry | undefined {
  return stories.find(({ exportName }) => exportName === 'States') ?? stories[0];
}

/**
 * The stories of which the repository has pictures: the one that stands for each component, so that a new component, screen or window
 * joins by itself, and those with the tag `picture`.
 *
 * `entries`: as index.json has them, a component's examples before its tests (.storybook/index-entries.ts).
 */
export function picturedStories(entries: readonly StorybookEntry[]): StorybookEntry[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const components = new Set(stories.map(({ title }) => title).filter(isComponent));
  const mains = new Set([...components].map((component) => main(stories.filter(({ title }) => title === component))));
  return stories.filter((story) => mains.has(story) || story.tags?.includes(PICTURE));
}
