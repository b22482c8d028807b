import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 700, height: 560 },
  parts: [
    { name: 'Request', at: '[data-slot="dialog"] header', says: 'for which request hotels are searched.' },
    { name: 'City', at: '[name="cidade"]', says: 'one that its lookup found.' },
    { name: 'Check-in', at: '[name="checkin"]', says: 'suggests the check-out.' },
    { name: 'Check-out', at: '[name="checkout"]', says: 'the day after the check-in, until another one is typed; the nights are below.' },
    { name: 'Adults', at: '[name="adultos"]', says: 'how many stay; one, until another number is typed.' },
    { name: 'Travellers', at: 'fieldset:has([name="viajantes"])', says: 'who of the request stays.' },
    {
      name: 'Search',
      at: '[data-slot="dialog-footer"] [type="submit"]',
      says: 'the one primary action; Enter in any field does the same.',
    },
  ],
};
