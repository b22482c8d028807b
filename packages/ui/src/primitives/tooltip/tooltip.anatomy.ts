import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Default',
  args: { open: true },
  framed: 170,
  parts: [
    { name: 'Explained element', at: '[data-slot="button"]', says: 'has its own name, and takes the focus.' },
    { name: 'Tooltip', at: '[data-slot="tooltip"]', says: 'one short line, which a phone never shows.' },
  ],
};
