import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'EachType',
  parts: [
    { name: 'List', at: 'fieldset ul', says: 'as many of its items as are ticked, found by a search above them.' },
    { name: 'Date', at: '[data-parameter="inicio"]', says: 'typed, or picked from a calendar.' },
    { name: 'Yes or no', at: '[data-parameter="detalhar"]', says: 'a check box.' },
    { name: 'Format', at: '[type="radio"]', says: 'the file formats that the report has.' },
    { name: 'Generate', at: '[type="submit"]', says: 'the one primary action.' },
  ],
};
