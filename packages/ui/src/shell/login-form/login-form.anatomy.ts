import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithForgot',
  parts: [
    { name: 'Title', at: 'form h1', says: 'the heading of the page.' },
    { name: 'Login', at: '[name="login"]', says: 'takes the focus first.' },
    { name: 'Password', at: '[name="password"]', says: 'hidden until its button shows it.' },
    { name: 'Show', at: '[aria-pressed]', says: 'shows the password while it is pressed in.' },
    { name: 'Log in', at: '[type="submit"]', says: 'sends both.' },
    { name: 'Forgotten', at: '[type="submit"] ~ button', says: 'the way out for who forgot.' },
  ],
};
