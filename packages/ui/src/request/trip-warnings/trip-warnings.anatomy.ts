import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Warning', at: '[data-slot="trip-warnings"] > ul > li', says: 'what is wrong, and what to look at.' },
    { name: 'Dismiss', at: '[data-slot="trip-warnings"] > ul > li button', says: 'asks for the reason.' },
    {
      name: 'Dismissed',
      at: '[data-slot="trip-warnings"] [aria-expanded]',
      says: 'opens those that were dismissed, with who, when and why.',
    },
  ],
};
