import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Requests',
  parts: [
    { name: 'Heading', at: 'th[aria-sort]', says: 'orders the rows: up, down, and as at first.' },
    { name: 'Edge', at: '[role="separator"]', says: 'sizes the column before it.' },
    { name: 'All', at: 'thead input', says: 'chooses all rows, or none.' },
    { name: 'Box', at: 'tbody input', says: 'chooses a row; with Shift, all from the one chosen last.' },
    { name: 'Line', at: '[data-section]', says: 'names what the rows below it have in common.' },
    { name: 'Row', at: '[data-row]', says: 'a press on it opens it, where it has a link.' },
  ],
};
