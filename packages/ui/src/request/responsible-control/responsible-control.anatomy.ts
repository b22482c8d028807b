import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Mine',
  parts: [
    { name: 'Responsible', at: '[data-slot="responsible-control"] [data-slot="avatar"]', says: 'letter and name.' },
    { name: 'Release', at: '[data-slot="responsible-control"] button', says: 'gives the request back to all.' },
    { name: 'Hand over', at: '[data-slot="responsible-control"] button + button', says: 'opens the list of the consultants.' },
  ],
};
