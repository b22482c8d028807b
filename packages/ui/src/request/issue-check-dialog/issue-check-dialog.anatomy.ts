import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'OpenLines',
  parts: [
    { name: 'Question', at: '[data-slot="dialog"] h2', says: 'asks whether it is issued all the same.' },
    { name: 'Check list', at: '[data-slot="dialog-body"] section', says: 'what is open line by line, the rest in one.' },
    { name: 'Reason', at: '[data-slot="dialog-body"] [data-slot="field"]', says: 'why it is issued all the same, which the log keeps.' },
    { name: 'Way back', at: '[data-slot="dialog-footer"] button', says: 'has the focus.' },
    { name: 'Issue', at: '[data-slot="dialog-footer"] button:last-child', says: 'asks the provider.' },
  ],
};
