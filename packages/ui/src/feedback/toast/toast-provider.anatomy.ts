import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithAction',
  framed: 170,
  parts: [
    { name: 'Sign', at: '[data-tipo] > svg', says: 'tells success, information, warning and error by its shape.' },
    { name: 'Message', at: '[data-tipo] > div > div', says: 'what happened, in one sentence.' },
    { name: 'Action', at: '[data-tipo] > div > div + div button', says: 'one thing that can be done about it, such as undoing.' },
    { name: 'Close', at: '[data-tipo] > button', says: 'takes the message away before its ten seconds are over.' },
  ],
};
