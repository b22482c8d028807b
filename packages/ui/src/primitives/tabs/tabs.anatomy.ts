import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Default',
  parts: [
    { name: 'Row of tabs', at: '[role="tablist"]', says: 'scrolls sideways where it is too long.' },
    { name: 'Selected tab', at: '[role="tab"][aria-selected="true"]', says: 'marked by a line and by weight, not by colour alone.' },
    { name: 'Count', at: '[role="tab"] > span', says: 'how much is behind a tab, where it helps to choose.' },
    { name: 'Tab out of use', at: '[role="tab"][disabled]', says: 'stays in its place.' },
    { name: 'Panel', at: '[role="tabpanel"]', says: 'one view of the same thing.' },
  ],
};
