import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithReason',
  parts: [
    { name: 'Sign', at: '[data-slot="error-state"] > span', says: 'says that something failed.' },
    { name: 'What failed', at: '[data-slot="error-state"] p', says: 'names what could not be loaded.' },
    { name: 'Reason', at: '[data-slot="error-state"] p + div', says: 'what is known, and that nothing was lost.' },
    { name: 'Try again', at: '[data-slot="error-state"] button', says: 'does the same once more, and waits in its place.' },
  ],
};
