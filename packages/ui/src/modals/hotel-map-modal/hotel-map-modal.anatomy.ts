import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 1000, height: 720 },
  parts: [
    { name: 'Stay', at: '[data-slot="dialog"] header', says: 'for which stay a hotel is chosen.' },
    { name: 'Place', at: '[data-slot="dialog"] [role="combobox"]', says: 'where the traveller has to be.' },
    { name: 'Map', at: '[data-part="map"]', says: 'the hotels, and the circle around that place.' },
    { name: 'List', at: '[role="listbox"]', says: 'the same hotels, the nearest first.' },
    { name: 'Without a location', at: '[data-unplaced]', says: 'how many hotels are not on the map.' },
    { name: 'Actions', at: '[data-slot="dialog-footer"]', says: 'takes the hotel that is marked.' },
  ],
};
