import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  parts: [
    { name: 'Search', at: 'input', says: 'number, traveller, client or route.' },
    { name: 'Order', at: 'select', says: 'by deadline, either way round.' },
    { name: 'View', at: 'fieldset', says: 'requests, or each traveller with the own requests.' },
    { name: 'Count', at: '[role="status"]', says: 'how many are shown, or that a search runs.' },
  ],
};
