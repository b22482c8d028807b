import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Recent',
  parts: [
    { name: 'Text', at: '[data-slot="command-palette"] [role="combobox"]', says: 'searches screens, requests and actions.' },
    { name: 'Group', at: '[data-slot="command-palette"] [role="group"]', says: 'what was chosen lately comes first.' },
    { name: 'Command', at: '[data-slot="command-palette"] [role="option"]', says: 'what Enter or a press chooses.' },
    { name: 'Keys', at: '[data-slot="command-palette"] [role="option"]:has(kbd)', says: 'do the same without the palette.' },
    { name: 'Results', at: '[data-slot="command-palette"] [role="status"]', says: 'how many there are, or that a search runs or failed.' },
  ],
};
