import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Running',
  parts: [
    { name: 'What', at: '[data-words]', says: 'the report, and what becomes of it.' },
    { name: 'How far', at: '[role="progressbar"]', says: 'the part of the rows that is written.' },
    { name: 'Cancel', at: 'button', says: 'stops it.' },
  ],
};
