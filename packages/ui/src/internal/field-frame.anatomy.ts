import type { Anatomy } from '../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Empty',
  args: { required: true, description: 'Como aparece na reserva.', error: 'Confira este campo.' },
  parts: [
    { name: 'Label', at: 'label', says: 'names the field in few words, above it, and never disappears while one types.' },
    {
      name: 'Required mark',
      at: 'label > span',
      says: 'says that the field must be filled in; a screen reader hears it from the control.',
    },
    {
      name: 'Prefix',
      at: '[id$="-prefix"]',
      says: 'a unit before the text, such as the currency; it cannot be typed over.',
      optional: true,
    },
    { name: 'Control', at: '[data-control]', says: 'holds the value as people write it.' },
    { name: 'Suffix', at: '[id$="-suffix"]', says: 'a unit or a word after the text, such as `%` or the brand of a card.', optional: true },
    { name: 'Button', at: '[data-control] ~ button', says: 'does something for the field: opens the calendar.', optional: true },
    { name: 'Description', at: '[id$="-description"]', says: 'help that is always there: a format, an origin, a limit.' },
    { name: 'Error', at: '[id$="-error"]', says: 'what is wrong and what to do, with a sign beside it; it takes the place of a warning.' },
  ],
};
