import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'States',
  screen: { width: 1000, height: 560 },
  parts: [
    { name: 'Service', at: '[data-slot="dialog"] header', says: 'for which request the bus is quoted.' },
    { name: 'Trip', at: '[data-part="trip"]', says: 'from where to where and when, with which company and in which class.' },
    { name: 'State', at: '[data-part="state"]', says: 'the status, who travels and who sells it.' },
    { name: 'Values', at: '[data-part="values"]', says: 'all amounts and their total.' },
  ],
};
