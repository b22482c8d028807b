import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Sent',
  screen: { width: 700, height: 460 },
  parts: [
    { name: 'Request', at: '[data-slot="key-value-list"]', says: 'to whom, by whom and when, and what became of it.' },
    { name: 'Answers', at: '[data-part="answers"]', says: 'what the supplier was given, by its own names.' },
  ],
};
