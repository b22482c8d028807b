import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Expanded',
  parts: [
    { name: 'Node', at: '[role="treeitem"]', says: 'its label; a press selects it.' },
    { name: 'Arrow', at: '[data-toggle]', says: 'expands and collapses a node with others below it.' },
    { name: 'Node below', at: '[aria-level="2"]', says: 'shown while the node above it is expanded.' },
  ],
};
