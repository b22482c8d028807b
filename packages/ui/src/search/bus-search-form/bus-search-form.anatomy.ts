import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'RoundTrip',
  parts: [
    { name: 'Origin', at: '[name="origem"]', says: 'a bus station that its lookup found.' },
    { name: 'Swap', at: '[data-slot="button"][aria-label="Trocar origem e destino"]', says: 'the trip in the opposite direction.' },
    { name: 'Destination', at: '[name="destino"]', says: 'another bus station.' },
    { name: 'Departure', at: '[name="dataIda"]', says: 'the day of the way there.' },
    { name: 'Return', at: '[name="dataVolta"]', says: 'the day of the way back; empty for one way.' },
    { name: 'Search', at: '[type="submit"]', says: 'the one primary action; Enter in any field does the same.' },
  ],
};
