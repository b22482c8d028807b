import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WhatsApp',
  parts: [
    { name: 'Language and format', at: '[data-slot="dialog-body"] fieldset', says: 'those of the client, remembered by the caller.' },
    { name: 'Text', at: '[data-slot="dialog-body"] textarea', says: 'exactly what will be copied.' },
    { name: 'Copy', at: '[data-slot="dialog-footer"] button:last-child', says: 'has the focus: Enter copies.' },
  ],
};
