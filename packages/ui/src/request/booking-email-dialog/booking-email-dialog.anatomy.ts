import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'ByCard',
  parts: [
    { name: 'Booking', at: '[data-slot="dialog-body"] dl', says: 'who gets it, the stay, and what pays.' },
    { name: 'Card', at: '[data-slot="dialog-body"] fieldset', says: 'only when a card pays; it is in no draft.' },
    { name: 'Send', at: '[data-slot="dialog-footer"] button:last-child', says: 'refused while something is missing.' },
  ],
};
