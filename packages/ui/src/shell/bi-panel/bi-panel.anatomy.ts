import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Unpicked',
  parts: [
    { name: 'Picker', at: 'select', says: 'the reports of the agency, by their names.' },
    { name: 'Place', at: '[data-slot="bi-panel"] > p', says: 'where the picked report is shown.' },
  ],
};
