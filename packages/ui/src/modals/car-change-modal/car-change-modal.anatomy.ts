import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 1000, height: 620 },
  parts: [
    { name: 'Request', at: '[data-slot="dialog"] header', says: 'whose car is changed.' },
    { name: 'Pickup', at: '[data-part="pickup"]', says: 'city, counter, and day with time.' },
    { name: 'Return', at: '[data-part="return"]', says: 'the same; without a city, that of the pickup.' },
    { name: 'Car', at: '[data-part="car"]', says: 'category and model.' },
    { name: 'Note', at: '[data-part="note"]', says: 'that the amounts stay.' },
    { name: 'Change', at: '[data-slot="dialog-footer"] [type="submit"]', says: 'hands out the changed quote.' },
  ],
};
