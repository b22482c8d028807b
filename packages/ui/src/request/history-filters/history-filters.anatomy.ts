import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Default',
  parts: [
    { name: 'Search', at: 'search > div:first-child > :first-child', says: 'finds number, client, route or locator.' },
    { name: 'Travellers', at: 'search [id$="-filters"] > :first-child', says: 'each of the names occurs.' },
    {
      name: 'Travel days',
      at: 'search [id$="-filters"] > :nth-child(2)',
      says: 'the first day of the window; the last one is beside it.',
    },
    { name: 'Order', at: 'search select', says: 'by trip, number or client.' },
    { name: 'Quick ranges', at: 'search > div:last-child > fieldset', says: 'move the start of the travel days alone.' },
    { name: 'Number', at: 'search [role="status"]', says: 'how many are shown, and that a search runs.' },
  ],
};
