import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithLogin',
  screen: { width: 1100, height: 640 },
  parts: [
    { name: 'Tools', at: '[data-slot="front-door"] > div', says: 'language and appearance, before anybody is known.' },
    { name: 'Mark', at: '[data-slot="ticket"] svg', says: 'whose counter it is.' },
    { name: 'Form', at: '[data-slot="ticket"] form', says: 'the one thing that is done here.' },
    { name: 'Stub', at: '[data-slot="ticket"] > div:last-child', says: 'decoration, hidden from screen readers and on a phone.' },
  ],
};
