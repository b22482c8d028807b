import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Year',
  parts: [
    { name: 'Issued', at: '[data-part="series"]:first-of-type, [data-part="series"]', says: 'the issued quotes: a solid line with dots.' },
    { name: 'Drawing', at: '[role="img"]', says: 'a point for each of the 12 months.' },
  ],
};
