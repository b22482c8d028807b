import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Open',
  parts: [
    { name: 'Trigger', at: '[aria-haspopup="menu"]', says: 'the button that opens it.' },
    { name: 'Entry', at: '[role="menuitem"]', says: 'a verb with its object, behind an icon.' },
    { name: 'Key', at: '[role="menuitem"] kbd, [role="menuitem"] span:last-child', says: 'the shortcut, where there is one.' },
    {
      name: 'Entry out of use',
      at: '[role="menuitem"][aria-disabled="true"]',
      says: 'stays in its place, so that the others keep theirs.',
    },
    { name: 'Line', at: '[role="separator"]', says: 'parts the groups.' },
    { name: 'Dangerous entry', at: '[role="separator"] + [role="menuitem"]', says: 'last, behind a line, in words that name the loss.' },
  ],
};
