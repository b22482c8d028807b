import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  parts: [
    { name: 'Way back', at: 'a', says: 'to the list.' },
    { name: 'Number', at: 'h1', says: 'of the request.' },
    { name: 'Actions', at: 'header > div', says: 'what can be done in this state.' },
    { name: 'Services', at: 'section', says: 'what is to be approved or changed.' },
  ],
};
