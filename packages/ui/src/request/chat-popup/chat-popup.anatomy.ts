import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Several',
  parts: [
    { name: 'Head', at: '[data-slot="chat-popup"] h2', says: 'which request, and whose.' },
    {
      name: 'Close',
      at: '[data-slot="chat-popup"] h2 ~ button, [data-slot="chat-popup"] > div:first-child > button',
      says: 'as Escape does.',
    },
    { name: 'Messages', at: '[data-slot="chat-popup"] [role="log"]', says: 'the oldest first, by day, the own ones at the right.' },
    { name: 'Text', at: '[data-slot="chat-popup"] textarea', says: 'grows by hand; Enter sends, except on a touch screen.' },
    { name: 'Send', at: '[data-slot="chat-popup"] form button', says: 'waits for a text.' },
  ],
};
