import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Arranged',
  parts: [
    { name: 'Trigger', at: '[data-slot="list-columns"]', says: 'opens it.' },
    { name: 'Column', at: 'li:nth-of-type(1) label', says: 'whether the column is shown; the number always is.' },
    { name: 'Place', at: 'li:nth-of-type(1) button', says: 'moves the column before or after the one beside it.' },
    {
      name: 'Default',
      at: '[role="dialog"] > div:last-of-type button',
      says: 'back to the columns and widths at first; there once something differs.',
    },
  ],
};
