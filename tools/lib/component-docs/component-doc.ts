import type { Docstring } from './docstring.ts';

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
  /** The element that takes the props that are not listed, such as `button`. */
  element?: string;
  props: PropDoc[];
}
