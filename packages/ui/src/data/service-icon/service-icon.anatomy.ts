import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'AllKinds',
  parts: [
    { name: 'Tile', at: '[data-slot="service-icon"] > span', says: 'icon and colour of the kind.' },
    { name: 'Word', at: '[data-slot="service-icon"] > span + span', says: 'says the kind; without it in sight it is the title.' },
  ],
};
