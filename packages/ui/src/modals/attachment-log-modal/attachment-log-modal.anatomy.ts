import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Entries',
  parts: [
    { name: 'Moment', at: '[data-slot="log-entry"] time', says: 'day and time of Brasília.' },
    { name: 'Action', at: '[data-slot="log-entry"] [data-slot="badge"]', says: 'what was done, by colour, icon and word.' },
    { name: 'File and user', at: '[data-slot="log-entry"] > span:last-child', says: 'the description of the file, and who did it.' },
  ],
};
