import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Narrowed',
  parts: [
    { name: 'Label', at: '[id$="-label"]', says: 'names the number by which the list is narrowed.' },
    { name: 'Clear', at: '[data-slot="range-slider"] button', says: 'is there while something is narrowed, and takes it back.' },
    { name: 'Lower handle', at: '[data-drawn="min"]', says: 'the lowest value that stays in the list.' },
    { name: 'Chosen part', at: '[data-part="chosen"]', says: 'what lies between the handles; the rest of the track is left out.' },
    { name: 'Upper handle', at: '[data-drawn="max"]', says: 'the highest value that stays in the list.' },
    { name: 'Chosen values', at: '[data-shown="min"]', says: 'both values in words, the lower at the start and the upper at the end.' },
  ],
};
