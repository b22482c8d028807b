import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Chosen',
  parts: [
    { name: 'Search', at: 'input[type="search"]', says: 'over number, traveller, client and destination; `/` goes there.' },
    { name: 'Choices of one', at: 'fieldset', says: 'few fixed choices stand side by side.' },
    { name: 'Choice from a list', at: 'select', says: 'many choices are in a list.' },
    { name: 'Clear', at: 'search > div:last-of-type button', says: 'takes all filters back at once.' },
    { name: 'Count', at: '[role="status"]', says: 'how many are left; read when it changes.' },
  ],
};
