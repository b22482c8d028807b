import type { ReactNode } from 'react';
import { plainText } from '../../internal/plain-text.ts';

/** Something that can be done or opened from the palette. */
export interface Command {
  /** Tells it from all others of the palette, and stays the same. */
  readonly id: string;
  readonly label: string;
  /** More about it, in small: the client and the trip of a request. */
  readonly sublabel?: string | undefined;
  /** The keys that do the same, in their order: `['g', 'd']`. */
  readonly keys?: readonly string[] | undefined;
  /** A sign before the label; the label says it all without. */
  readonly icon?: ReactNode;
}

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
  /** The commands are what a search for the term found: they are shown as they are. Others are narrowed to those with each word of the term. */
  readonly found?: boolean;
}

/** The groups with the commands in which each word of a term occurs; groups without any are left out. */
export function narrowedGroups(groups: readonly CommandGroup[], term: string): readonly CommandGroup[] {
  const words = plainText(term).split(/\s+/).filter(Boolean);
  const fits = ({ label, sublabel = '' }: Command) => {
    const text = plainText(`${label} ${sublabel}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => (group.found ? group : { ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0);
}
