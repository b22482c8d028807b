import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  parts: [
    { name: 'Service', at: 'h3', says: 'kind and route.' },
    { name: 'Status', at: '[data-slot="badge"]', says: 'what is to be done with the chosen quote.' },
    { name: 'Values', at: 'dl', says: 'what was approved, what it costs now, and the difference.' },
  ],
};
