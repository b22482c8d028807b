import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Default',
  parts: [
    { name: 'Row of pages', at: 'nav', says: 'scrolls sideways where it is too long.' },
    { name: 'Present page', at: 'a[aria-current]', says: 'marked by a line and by colour; a screen reader says it.' },
    { name: 'Other page', at: 'a:not([aria-current])', says: 'a link with an address of its own.' },
  ],
};
