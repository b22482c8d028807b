import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'TwoSeries',
  parts: [
    { name: 'Month', at: 'figcaption > span', says: 'the month under the pointer, or the last one.' },
    { name: 'Series', at: '[data-part="series"]', says: 'its line, its mark, its name, and its count in that month.' },
    { name: 'As a table', at: 'figcaption button', says: 'shows the numbers in place of the drawing.' },
    { name: 'Drawing', at: '[role="img"]', says: 'a line for each series over the months, from 0.' },
  ],
};
