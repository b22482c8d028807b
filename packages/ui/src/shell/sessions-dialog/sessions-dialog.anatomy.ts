import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Several',
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'says what is listed.' },
    { name: 'Session', at: '[data-slot="dialog"] li', says: 'browser, address, and when it was used.' },
    { name: 'Present one', at: '[data-slot="dialog"] [data-slot="badge"]', says: 'cannot be ended here.' },
    {
      name: 'End the others',
      at: '[data-slot="dialog-footer"] button, [data-slot="dialog-body"] ul ~ * button',
      says: 'ends all but the present one at once.',
    },
  ],
};
