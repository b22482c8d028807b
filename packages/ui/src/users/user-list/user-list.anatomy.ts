import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Filters', at: 'search', says: 'active, inactive or both, and a text.' },
    { name: 'Select all', at: 'search ~ div [data-slot="field"]', says: 'the rows that are shown, and no other.' },
    { name: 'Invite', at: 'search ~ div [data-slot="button"]', says: 'sends the selected users their access data.' },
    { name: 'User', at: 'tbody tr', says: 'the name opens the form; the last button opens the log.' },
  ],
};
