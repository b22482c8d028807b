import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Sheet',
  parts: [
    { name: 'Switch', at: '[data-slot="shortcut-sheet"] [role="checkbox"]', says: 'turns the shortcuts of one key off.' },
    { name: 'Group', at: '[data-slot="shortcut-sheet"] h3', says: 'where the shortcuts act.' },
    { name: 'Action', at: '[data-slot="shortcut-sheet"] dt', says: 'what the keys do.' },
    { name: 'Keys', at: '[data-slot="shortcut-sheet"] dd', says: 'one key, or several one after the other.' },
  ],
};
