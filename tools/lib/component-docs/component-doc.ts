import type { Anatomy } from '../../../packages/ui/src/test-support/page.ts';
import type { Change, Status } from './changelog.ts';
import type { Docstring } from './docstring.ts';
import type { GuidanceDoc } from './guidance.ts';
import type { Keyboard } from './keyboard.ts';
import type { WordDoc } from './words.ts';

export interface PropDoc {
  name: string;
  /** The place of its declaration, as `path:line`; empty when the compiler made it. */
  at: string;
  /** The type in TypeScript. The choices of a closed list are spelled out. */
  type: string;
  /** The texts that a closed list allows, in the order of its declaration. */
  choices?: string[];
  /** What stands behind the name of one of our own types. */
  detail?: string;
  required: boolean;
  /** The expression that holds when the prop is left out. */
  default?: string;
  description: string;
}

/** What is known about one public component; the source of its page in Storybook, of components.json and of llms.txt. */
export interface ComponentDoc extends Docstring {
  name: string;
  /** The folder from which it is imported, such as `@guiche/ui/primitives/button`. */
  from: string;
  /** Its source, relative to the root of the repository. */
  file: string;
  /** The requirements that its docstring names. */
  requirements: string[];
  /** Other words by which somebody may look for it, in Portuguese and English. */
  keywords: string[];
  /** Whether it may be relied on. */
  status: Status;
  /** The version that brought it, or that will bring it. */
  since: string;
  /** The changes that name it, the newest first; `version` is empty for what the next version brings. */
  changes: Pick<Change, 'version' | 'text'>[];
  /** What its keys do, where its docstring tells it. */
  keyboard?: Keyboard;
  /** Its parts, as they are numbered in the picture of its page. */
  anatomy?: Anatomy;
  /** Pairs of what to do and what not. */
  guidance: GuidanceDoc[];
  /** The texts that it says by itself. */
  words: WordDoc[];
  /** The element that takes the props that are not listed, such as `button`. */
  element?: string;
  props: PropDoc[];
}
