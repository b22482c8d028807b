import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'SomeRefused',
  parts: [
    { name: 'Summary', at: '[role="dialog"] h2', says: 'how many were changed and how many not.' },
    { name: 'Refused request', at: '[role="dialog"] li', says: 'its number, then why.' },
    { name: 'Try again', at: '[data-slot="dialog-footer"] button:last-child', says: 'sends the refused ones alone.' },
  ],
};
