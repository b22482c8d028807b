import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Air',
  parts: [
    { name: 'Switch', at: '[data-slot="dialog-body"] [role="checkbox"]', says: 'hides the rows in which all quotes are equal.' },
    { name: 'Quotes', at: '[data-slot="quote-comparison"] thead', says: 'a column each, in the order of the panel.' },
    {
      name: 'Prices',
      at: '[data-slot="quote-comparison"] tbody > tr',
      says: 'the total, how far above the cheapest, cheapest and fastest.',
    },
    { name: 'Row that differs', at: '[data-slot="quote-comparison"] tr[data-differs]', says: 'marked with a sign, its values in bold.' },
  ],
};
