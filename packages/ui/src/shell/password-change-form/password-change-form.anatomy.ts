import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Typed',
  parts: [
    { name: 'Title', at: 'form h1', says: 'says that a password has to be set.' },
    { name: 'Password', at: '[name="password"]', says: 'takes the focus first; hidden until its button shows it.' },
    { name: 'Show', at: '[aria-pressed]', says: 'shows the password while it is pressed in.' },
    { name: 'Save', at: '[type="submit"]', says: 'off until the password may be saved.' },
  ],
};
