import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Online',
  screen: { width: 1366, height: 260 },
  parts: [
    { name: 'Way home', at: '[data-slot="app-shell"] header a', says: 'the mark of the product.' },
    {
      name: 'Navigation',
      at: '[data-slot="app-shell"] nav',
      says: 'the screens; the present one is marked. On a narrow window it is a menu.',
    },
    { name: 'Pending', at: '[data-slot="app-shell"] nav ~ div a', says: 'how much waits for the user.' },
    {
      name: 'Settings',
      at: '[data-slot="app-shell"] nav ~ div a ~ button',
      says: "appearance, language and the user's own menu.",
    },
    { name: 'Screen', at: '[data-slot="app-shell"] main', says: 'everything else.' },
  ],
};
