import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  parts: [
    { name: 'Map', at: '[data-part="map"]', says: 'shows where the places are, each by a marker with its price, and the circle.' },
    { name: 'Zoom', at: '[data-part="zoom"]', says: 'brings the map nearer and farther.' },
    { name: 'List', at: '[role="listbox"]', says: 'the same places, for keyboard and screen reader.' },
    { name: 'Chosen place', at: '[role="option"][aria-selected="true"]', says: 'is marked on the map as well.' },
    { name: 'Source', at: '[data-slot="place-map"] > p', says: 'whose map it is.' },
  ],
};
