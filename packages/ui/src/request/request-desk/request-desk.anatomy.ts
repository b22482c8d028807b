import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Desk',
  screen: { width: 1366, height: 700 },
  parts: [
    { name: 'Head', at: '[data-slot="request-header"]', says: 'number, status, and the action on the whole request.' },
    { name: 'Rail', at: '[data-slot="request-rail"]', says: 'what is known about the request; it can be hidden.' },
    { name: 'Service', at: '[data-slot="service-panel"]', says: 'one panel for each service, one below the other.' },
    { name: 'Quote', at: '[data-slot="quote-card"]', says: 'one card for each offer.' },
  ],
};
