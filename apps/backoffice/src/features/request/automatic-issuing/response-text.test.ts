import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { responseText } from './response-text.ts';

test.each([
  [
    'a list',
    [
      { tipo: 'ERROR', titulo: 'Primeiro.' },
      { tipo: 'ERROR', titulo: 'Segundo.' },
    ],
    'Primeiro.\nSegundo.',
  ],
  ['an object', { tipo: 'ERROR', titulo: 'Fora do ar.', descricao: 'Volta às 15 h.' }, 'Fora do ar.\nVolta às 15 h.'],
  ['a text', 'upstream timed out', 'upstream timed out'],
  ['any other JSON', { code: 7 }, '{"code":7}'],
  ['nothing', undefined, ''],
])('Q-292 the body of a failed issue is shown: %s', (_case, body, text) => {
  expect(responseText(new CallError(500, body))).toBe(text);
  expect(responseText(new Error('a bug'))).toBe('');
});
