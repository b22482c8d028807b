import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Untouched',
  parts: [
    { name: 'Facts', at: '[data-slot="key-value-list"]', says: 'the total and the date of the cancellation.' },
    { name: 'Fine', at: '[data-slot="field"]', says: 'what the supplier keeps.' },
    { name: 'Balance', at: 'fieldset', says: 'follows from the fine, or is chosen.' },
    { name: 'Calculation', at: '[data-slot="issue-calculation"]', says: 'what the client pays or gets, with its steps.' },
    { name: 'Confirm', at: '[data-slot="button"]', says: 'cancels the issue.' },
  ],
};
