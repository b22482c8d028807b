import { expect, test } from 'vitest';
import { idsIn, readDocstring } from './docstring.ts';

test('the summary, the further paragraphs and the labelled lines are told apart', () => {
  const comment = `A window over the page
for one piece of work.

On a phone it fills the screen.

Focus: starts at the first field,
and returns to what opened it.
Keyboard: Escape asks to close. Screen reader: named by \`title\`.

Not a label: this is prose.`;
  expect(readDocstring(comment)).toEqual({
    summary: 'A window over the page for one piece of work.',
    body: ['On a phone it fills the screen.', 'Not a label: this is prose.'],
    sections: {
      Focus: 'starts at the first field, and returns to what opened it.',
      Keyboard: 'Escape asks to close.',
      'Screen reader': 'named by `title`.',
    },
  });
});

test('a docstring that is empty has no summary', () => {
  expect(readDocstring('')).toEqual({ summary: '', body: [], sections: {} });
});

test('the ids of requirements are listed once each', () => {
  expect(idsIn('Q-132 , S-210, S-211, Q-132 and SQ-1')).toEqual(['Q-132', 'S-210', 'S-211']);
});
