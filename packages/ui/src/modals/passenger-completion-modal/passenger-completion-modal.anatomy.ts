import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Refused',
  screen: { width: 700, height: 620 },
  parts: [
    { name: 'Service', at: '[data-slot="dialog"] header', says: 'for which service the data are needed.' },
    { name: 'Refusal', at: '[data-slot="inline-error"]', says: 'that data are missing or wrong.' },
    { name: 'Passenger', at: 'legend', says: 'whose data they are.' },
    { name: 'Birth date', at: 'fieldset [data-slot="field"]', says: 'with its own error.' },
    { name: 'E-mail', at: 'fieldset [data-slot="field"]:last-child', says: 'with its own error.' },
  ],
};
