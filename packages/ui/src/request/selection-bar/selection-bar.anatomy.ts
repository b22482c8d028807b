import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Count', at: '[role="status"]', says: 'how many requests are chosen; while they change, how far that is.' },
    { name: 'Take over', at: '[data-slot="selection-bar"] [data-slot="button"]', says: 'makes the user responsible for all of them.' },
    { name: 'Clear', at: '[data-slot="selection-bar"] [data-slot="button"]:last-child', says: 'chooses none.' },
  ],
};
