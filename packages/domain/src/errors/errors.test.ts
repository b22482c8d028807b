import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIPO_MENSAGEM } from '../enums/index.ts';
import { failureNotice, genericFailureNotice } from './index.ts';

const fallback = 'erro_buscar_relatorios';
const unexpected = 'erro_inesperado';

test.each(TIPO_MENSAGEM)('A-288 S-381 an error object of type %s shows its title in that style', (tipo) => {
  expect(failureNotice({ tipo, titulo: 'Não deu.' }, fallback, unexpected)).toEqual({ tipo, titulo: 'Não deu.' });
  expect(
    failureNotice(
      [
        { tipo, titulo: 'Primeiro' },
        { tipo: 'ERROR', titulo: 'Segundo' },
      ],
      fallback,
      unexpected,
    ),
  ).toEqual({ tipo, titulo: 'Primeiro' });
});
test.each([
  {},
  { tipo: 'PANIC', titulo: 'x' },
  { tipo: null, titulo: 'x' },
  { titulo: 'x' },
  { tipo: 'error', titulo: 'x' },
  { tipo: 'WARNING' },
  { tipo: 'WARNING', titulo: ' ' },
  { tipo: 'WARNING', titulo: 42 },
])('A-286 S-382 an error object of another type, or without type or words, %j, sends to the support', (body) =>
  expect(failureNotice(body, fallback, unexpected)).toEqual({ tipo: 'ERROR', key: unexpected }),
);
test.each([null, undefined, '', '<html>', 502, []])(
  'A-287 A-288 S-383 a body that is no object, %j, shows the default message of the call',
  (body) => {
    expect(failureNotice(body, fallback, unexpected)).toEqual({ tipo: 'ERROR', key: fallback });
  },
);

test('S-384 a generic failure shows the message that the server sent, else the default', () => {
  expect(genericFailureNotice({ message: 'Fora do ar' }, fallback)).toEqual({ tipo: 'ERROR', titulo: 'Fora do ar' });
  // The message comes before the words of an error object, in whose style it is said.
  expect(genericFailureNotice({ tipo: 'WARNING', titulo: 'Não deu.', message: 'Fora do ar' }, fallback)).toEqual({
    tipo: 'WARNING',
    titulo: 'Fora do ar',
  });
  for (const body of [{}, { message: '' }, { message: 7 }, { titulo: 'x' }, null, 'text']) {
    expect(genericFailureNotice(body, fallback)).toEqual({ tipo: 'ERROR', key: fallback });
  }
});
test.each(TIPO_MENSAGEM)('A-285 a generic failure without a message shows the title of an error object of type %s', (tipo) => {
  expect(genericFailureNotice({ tipo, titulo: 'Não deu.', message: ' ' }, fallback)).toEqual({ tipo, titulo: 'Não deu.' });
});
test('S-381 S-384 whatever the server sends, something is said', () =>
  fc.assert(
    fc.property(fc.anything(), (body) => {
      for (const notice of [failureNotice(body, fallback, unexpected), genericFailureNotice(body, fallback)]) {
        expect('key' in notice ? notice.key : notice.titulo).not.toBe('');
      }
    }),
  ));
