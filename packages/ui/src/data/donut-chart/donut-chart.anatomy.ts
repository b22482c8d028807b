import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'FourParts',
  parts: [
    { name: 'As a table', at: 'figcaption button', says: 'shows the numbers in place of the drawing.' },
    { name: 'Ring', at: '[role="img"]', says: 'the parts in their order, from the top; the total is in the middle.' },
    { name: 'Part', at: '[data-part="part"]', says: 'what fills it, its name, its number and its share.' },
  ],
};
