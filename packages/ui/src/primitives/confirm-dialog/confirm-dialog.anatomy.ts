import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'AsksForText',
  parts: [
    { name: 'Sign', at: '[role="alertdialog"] svg', says: 'tells a danger from a question by its shape.' },
    { name: 'Question', at: '[role="alertdialog"] h2', says: 'names what it acts on.' },
    { name: 'Text field', at: '[role="alertdialog"] textarea', says: 'only where a reason has to be given.' },
    { name: 'Count', at: '[id$="-hint"]', says: 'how much of the text still fits.' },
    { name: 'Way back', at: '[role="alertdialog"] [type="button"]', says: 'the harmless button; it has the focus unless there is a text.' },
    { name: 'Action', at: '[role="alertdialog"] [type="submit"]', says: 'a verb that says what will happen.' },
  ],
};
