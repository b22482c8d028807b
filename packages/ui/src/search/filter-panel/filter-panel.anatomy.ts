import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Narrowed',
  parts: [
    { name: 'Title', at: '[data-slot="filter-panel"] h2', says: 'names the panel; on a narrow screen it is the button that opens it.' },
    { name: 'Active', at: '[data-slot="filter-panel"] h2 [data-slot="badge"]', says: 'how many filters narrow the results.' },
    { name: 'Clear', at: '[data-slot="filter-panel"] header > [data-slot="button"]', says: 'takes back all of them.' },
    { name: 'Item', at: '[data-slot="collapsible-section"] h3', says: 'by what is filtered: a click shows and hides what is below.' },
    { name: 'Description', at: '[data-slot="collapsible-section"] p', says: 'a sentence about the filter.' },
    { name: 'Filter', at: '[data-slot="range-slider"]', says: 'a slider or a field.' },
  ],
};
