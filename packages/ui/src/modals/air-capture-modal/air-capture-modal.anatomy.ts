import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Captured',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'What is asked', at: '[data-slot="dialog-body"] [data-slot="field"]', says: 'the locator and the issuing system.' },
    { name: 'Differences', at: '[data-slot="dialog-body"] table', says: 'the quote and the captured data side by side.' },
    { name: 'Apply one', at: '[data-slot="dialog-body"] td button', says: 'takes over one field, and then says that it did.' },
    { name: 'Apply all', at: '[data-slot="dialog-footer"] button:last-child', says: 'takes over what is left.' },
  ],
};
