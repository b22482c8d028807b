import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Cancellation',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Consequence', at: '[data-slot="dialog-body"] [data-slot="banner"]', says: 'the whole issue, or the segments that go.' },
    { name: 'Amounts', at: '[data-slot="key-value-list"]', says: 'fare, taxes, total and the date.' },
    { name: 'Fields', at: '[data-slot="dialog-body"] [data-slot="field"]', says: 'fine, credit with its status, balance option.' },
    { name: 'Calculation', at: '[data-slot="issue-calculation"]', says: 'what the client pays or gets, with its steps.' },
    { name: 'Confirm', at: '[data-slot="dialog-footer"] button:last-child', says: 'the one action, with its keys.' },
  ],
};
