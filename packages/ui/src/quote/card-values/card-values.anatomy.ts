import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  parts: [
    { name: 'Label', at: '[data-slot="card-values"] dt', says: 'the name of the value.' },
    { name: 'Value', at: '[data-slot="card-values"] dd', says: 'masked, or whole while it is shown.' },
    { name: 'Show', at: '[data-slot="card-values"] > div button', says: 'shows the values, which is logged, or hides them.' },
  ],
};
