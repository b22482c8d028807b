import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Open',
  parts: [
    { name: 'Trigger', at: '[aria-haspopup="menu"]', says: 'the name of the view that is shown.' },
    { name: 'Group', at: '[role="menu"] [role="group"]', says: 'one’s own, then those that colleagues share.' },
    { name: 'View', at: '[role="menuitemradio"]', says: 'its name, whose it is, and how many requests it shows now.' },
    { name: 'Action', at: '[role="menuitem"]', says: 'what can be done with the view that is shown.' },
  ],
};
