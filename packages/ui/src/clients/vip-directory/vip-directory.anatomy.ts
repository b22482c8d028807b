import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Listed',
  parts: [
    { name: 'Client', at: '[data-slot="field"]', says: 'whose travellers are listed.' },
    {
      name: 'Add',
      at: '[data-add]',
      says: 'finds a traveller of the client, and puts the one that is chosen in the list; who could not be stored stands below it, to try again.',
    },
    { name: 'Search', at: '[type="search"]', says: 'narrows the list, without regard to accents.' },
    { name: 'Count', at: '[role="status"]', says: 'how many are listed.' },
    { name: 'Traveller', at: 'tbody tr', says: 'a tick for each mark, and the button that takes the person out of the list.' },
  ],
};
