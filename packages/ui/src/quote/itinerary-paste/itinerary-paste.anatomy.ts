import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Partly',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'what is done here.' },
    { name: 'Text', at: '[data-slot="dialog-body"] textarea', says: 'the itinerary as it was pasted.' },
    {
      name: 'Summary',
      at: '[data-slot="itinerary-summary"]',
      says: 'system, locator, how many flights, how many lines were not understood.',
    },
    { name: 'Lines', at: '[data-slot="itinerary-lines"]', says: 'what was read of each line, by its number.' },
    { name: 'Use', at: '[data-slot="dialog-footer"] button:last-child', says: 'the one primary action, with its keys.' },
  ],
};
