import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithNextStep',
  parts: [
    { name: 'Picture', at: '[data-slot="empty-state"] > span', says: 'what belongs here, drawn small.' },
    { name: 'Name', at: '[data-slot="empty-state"] p', says: 'says what there is none of.' },
    { name: 'Reason', at: '[data-slot="empty-state"] p + div', says: 'why it is empty.' },
    { name: 'Next step', at: '[data-slot="empty-state"] button', says: 'the way out: the action that fills the list.' },
  ],
};
