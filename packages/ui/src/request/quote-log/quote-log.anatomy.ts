import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Entries',
  parts: [
    { name: 'Field', at: '[data-slot="dialog-body"] select', says: 'leaves the entries that changed it.' },
    { name: 'Print', at: '[data-guiche-print] p[role="status"] + button', says: 'prints the log alone.' },
    { name: 'Entry', at: '[data-slot="dialog-body"] ol > li', says: 'moment, what was done, and by whom.' },
    { name: 'Change', at: '[data-slot="log-change"]', says: 'a field by its label, its old value and its new one.' },
  ],
};
