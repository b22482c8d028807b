import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Air',
  screen: { width: 1200, height: 560 },
  parts: [
    { name: 'Kind', at: '[data-slot="service-panel"] [data-slot="service-icon"]', says: 'its icon and colour.' },
    { name: 'Title', at: '[data-slot="service-panel"] h2', says: 'route or place.' },
    { name: 'Dates and travellers', at: '[data-slot="service-panel"] h2 + p', says: 'when, and for whom.' },
    { name: 'Add', at: '[data-slot="service-panel"] header button', says: 'the next step of the service.' },
    { name: 'Facts', at: '[data-slot="collapsible-section"]', says: 'what is needed now and then, folded.' },
    { name: 'Quotes', at: '[data-slot="quote-card"]', says: 'one below the other, so that prices line up.' },
  ],
};
