import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'ExtraWide',
  parts: [
    { name: 'Title', at: '[data-slot="dialog"] h2', says: 'says what is done here, as a noun or a verb with its object.' },
    { name: 'Context', at: '[data-slot="dialog"] h2 + div', says: 'what it is about: service, traveller, dates.' },
    { name: 'Close', at: '[data-slot="dialog"] header button', says: 'asks to close, as Escape does.' },
    { name: 'Body', at: '[data-slot="dialog-body"]', says: 'the work itself; it alone scrolls.' },
    {
      name: 'Total',
      at: '[data-slot="dialog-footer"] > p',
      says: 'what the work comes to, always in sight; only where there is an amount.',
    },
    { name: 'Actions', at: '[data-slot="dialog-footer"] [type="submit"]', says: 'one primary action at the end, the way back before it.' },
  ],
};
