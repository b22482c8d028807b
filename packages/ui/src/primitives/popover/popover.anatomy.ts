import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Open',
  parts: [
    { name: 'Trigger', at: '[aria-haspopup="dialog"]', says: 'the button that opens it, and that gets the focus back.' },
    { name: 'Panel', at: '[data-slot="popover"]', says: 'stands beside its trigger, where there is room.' },
    { name: 'Content', at: '[data-slot="popover"] p', says: 'a few facts, or one choice.' },
    { name: 'Action', at: '[data-slot="popover"] button', says: 'at most one or two.' },
  ],
};
