import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Request', at: '[data-slot="dialog"] header', says: 'of which request the stay is changed.' },
    { name: 'Present stay', at: '[data-part="present"]', says: 'hotel, dates, nights and total as they are.' },
    { name: 'Order', at: '[data-slot="result-list"] select', says: 'lowest price, name or stars.' },
    { name: 'Result', at: '[data-slot="hotel-result"]', says: 'what may take its place; its button picks it.' },
    { name: 'Difference', at: '[data-part="difference"]', says: 'both totals, and how far they are apart.' },
    { name: 'Confirm', at: '[data-slot="dialog-footer"] > [data-slot="button"]:last-child', says: 'hands out the picked quote.' },
  ],
};
