import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Some',
  parts: [
    { name: 'Entry', at: '[data-slot="dialog-body"] li', says: 'the moment, what happened, and by whom.' },
    { name: 'Values', at: '[data-slot="dialog-body"] li p ~ p', says: 'before and after, of a change that has them.' },
  ],
};
