import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Prices',
  parts: [
    {
      name: 'Back',
      at: '[data-slot="carousel"] > [data-slot="button"]:first-child',
      says: 'brings back the items before; out of use at the start.',
    },
    { name: 'Item', at: '[data-slot="carousel"] li', says: 'one of at most ten, 89 pixels wide.' },
    { name: 'Next', at: '[data-slot="carousel"] > [data-slot="button"]:last-child', says: 'brings the next items; out of use at the end.' },
  ],
};
