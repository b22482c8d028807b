import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  screen: { width: 1366, height: 520 },
  parts: [
    { name: 'Heading', at: 'thead th', says: 'one word for each column.' },
    { name: 'Deadline', at: 'tbody time', says: 'the first column: it decides what is next.' },
    { name: 'Number', at: 'tbody a', says: 'the link of the row; a press anywhere on the row opens it.' },
    { name: 'Traveller', at: 'tbody td:nth-child(3)', says: 'the first one, and how many more.' },
    { name: 'Services', at: '[data-slot="service-icon"]', says: 'an icon for each kind.' },
    { name: 'Status', at: 'tbody [data-slot="badge"]', says: 'where the quoting stands.' },
    { name: 'Responsible', at: 'tbody [data-slot="avatar"]', says: 'who has it, or the button that takes it.' },
  ],
};
