import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Refused',
  screen: { width: 700, height: 560 },
  parts: [
    { name: 'Service', at: '[data-slot="dialog"] header', says: 'for which service passengers are chosen.' },
    { name: 'Question', at: 'legend', says: 'how many passengers the service is for.' },
    { name: 'Traveller', at: 'label:has([type="checkbox"])', says: 'is a passenger while the box is ticked.' },
    { name: 'Count', at: '[data-count]', says: 'how many are chosen of how many there have to be.' },
    { name: 'Refusal', at: '[data-slot="inline-error"]', says: 'that the number is not right.' },
  ],
};
