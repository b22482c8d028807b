import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'PartOfTheTotal',
  screen: { width: 1366, height: 768 },
  parts: [
    { name: 'Facts', at: '[data-slot="key-value-list"]', says: 'what is cancelled, its total and the date of the cancellation.' },
    { name: 'Fine', at: '[data-slot="dialog-body"] [data-slot="field"]', says: 'what the supplier keeps.' },
    { name: 'Balance', at: '[data-slot="dialog-body"] fieldset', says: 'follows from the fine, or gives it.' },
    { name: 'Calculation', at: '[data-slot="issue-calculation"]', says: 'what the client gets back, with its steps.' },
    { name: 'Confirm', at: '[data-slot="dialog-footer"] button:last-child', says: 'the one action, with its keys.' },
  ],
};
