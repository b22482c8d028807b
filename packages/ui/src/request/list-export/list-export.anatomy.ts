import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Running',
  parts: [
    { name: 'Progress', at: '[role="status"]', says: 'how many rows have come, of how many.' },
    { name: 'Cancel', at: '[data-slot="list-export"] > div button', says: 'stops it at once, here and on the server.' },
    { name: 'Trigger', at: '[aria-haspopup="menu"]', says: 'opens the choice of the format; keeps its place while an export runs.' },
  ],
};
