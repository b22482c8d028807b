import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Whole',
  parts: [
    {
      name: 'Count',
      at: '[data-slot="result-list"] [role="status"] strong',
      says: 'how many results pass the filters, of how many there are.',
    },
    {
      name: 'Progress',
      at: '[data-slot="result-list"] [role="status"] > span',
      says: 'how many agencies have answered, while the search runs.',
    },
    { name: 'Order', at: '[data-slot="result-list"] select', says: 'in which order the results stand.' },
    { name: 'Failures', at: '[data-slot="result-list"] [data-slot="banner"]', says: 'who did not answer, with a button that asks again.' },
    { name: 'Result', at: '[data-slot="result-list"] ol > li', says: 'one offer; ten of them at first.' },
    { name: 'More', at: '[data-slot="result-list"] > [data-slot="button"]', says: 'shows ten more.' },
  ],
};
