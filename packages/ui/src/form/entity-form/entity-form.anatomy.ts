import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Sections', at: '[data-slot="collapsible-section"]', says: 'the parts of the form, each of which folds.' },
    { name: 'Field', at: '[data-slot="field"]', says: 'shows its own refusal.' },
    { name: 'Total', at: '[data-slot="form-footer"] output', says: 'what the fields come to.' },
    { name: 'Discard', at: '[data-slot="form-footer"] button', says: 'takes the changes back, after asking.' },
    { name: 'Close', at: '[data-slot="form-footer"] button + button', says: 'closes, and keeps the draft.' },
    { name: 'Save', at: '[data-slot="form-footer"] [type="submit"]', says: 'the one primary action, with its keys.' },
  ],
};
