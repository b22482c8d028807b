import type { ReactNode } from 'react';

/** A part of a component that a designer names. */
interface AnatomyPart {
  name: string;
  /** A selector that finds it in the example; the first element that is shown counts. */
  at: string;
  /** What it is for, in one sentence. */
  says: string;
  /** Not every component that shares these parts has it. */
  optional?: boolean;
}

/**
 * The parts of a component, numbered in the order in which they are read, in `<component>.anatomy.ts` beside it. The file holds plain
 * texts alone: its page, components.json and llms.txt read it from the source.
 */
export interface Anatomy {
  /** The export of the story that shows the parts. */
  example: string;
  /** What the story is given besides its own args. */
  args?: Record<string, string | number | boolean>;
  /** The height in pixels of a page of its own, for parts that stand outside of the story, as a tooltip does. */
  framed?: number;
  /** The size in pixels of the screen that it fills, which the picture makes smaller. */
  screen?: { width: number; height: number };
  parts: AnatomyPart[];
}

/** One picture of a pair: real components, and a sentence that says what is seen. */
export interface GuidancePicture {
  words: string;
  example: ReactNode;
}

/** What to do and what not, side by side, in `<component>.guidance.tsx` beside it. */
export interface GuidancePair {
  do: GuidancePicture;
  dont: GuidancePicture;
  /** The height in pixels of a page of its own, for what opens over the page. */
  framed?: number;
}
