import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stacked',
  parts: [
    { name: 'Series', at: '[data-part="series"]', says: 'what fills its bars, and its name.' },
    { name: 'As a table', at: 'figcaption button', says: 'shows the numbers in place of the drawing.' },
    { name: 'Item', at: '[data-part="item"]', says: 'its name and its sum, above its bars.' },
    { name: 'Bar', at: '[data-part="bar"]', says: 'as long as its part of the longest one, from 0.' },
  ],
};
