import type { StorybookEntry } from '../built-storybook.ts';
import { picturedStories } from './pictured-stories.ts';

/** The arguments with which Chromatic looks at a built Storybook: at the stories that have pictures here, and at no other. */
export function chromaticArguments(build: string, entries: readonly StorybookEntry[]): string[] {
  const stories = picturedStories(entries).flatMap(({ title, name }) => ['--only-story-names', `${title}/${name}`]);
  return ['--storybook-build-dir', build, ...stories];
}
