import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'AtAQuote',
  parts: [
    { name: 'Letter', at: '[data-slot="avatar"]', says: 'helps to find the person; the sentence has the name.' },
    { name: 'Sentence', at: '[data-slot="avatar"] + span', says: 'who is here, or at which quote.' },
  ],
};
