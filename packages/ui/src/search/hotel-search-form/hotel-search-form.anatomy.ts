import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stay',
  parts: [
    { name: 'City', at: '[name="cidade"]', says: 'one that its lookup found.' },
    { name: 'Check-in', at: '[name="checkin"]', says: 'suggests the check-out.' },
    { name: 'Check-out', at: '[name="checkout"]', says: 'the day after the check-in, or a later one.' },
    { name: 'Nights', at: '[data-slot="field"]:has([name="checkout"]) > p', says: 'counted from the two days.' },
    { name: 'Adults', at: '[name="adultos"]', says: 'how many stay; one, until another number is typed.' },
    { name: 'Search', at: '[type="submit"]', says: 'the one primary action; Enter in any field does the same.' },
  ],
};
