import { expect, test } from 'vitest';
import { dialogsMessages } from '../messages/dialogs/index.ts';
import { dialogTextRefusal } from './index.ts';

test.each(['', '   ', '\n\t'])('A-291 S-189 the text %j of a confirmation dialog is blank', (text) => {
  expect(dialogTextRefusal(text, false)).toBe('preencha_o_campo_antes_de_continuar');
  expect(dialogTextRefusal(text, true)).toBe('preencha_o_campo_antes_de_continuar');
  expect(dialogsMessages.ptBr.preencha_o_campo_antes_de_continuar).toBe('Preencha o campo antes de continuar');
});

test('A-292 S-190 255 characters pass where there is a limit, and any number where there is none', () => {
  expect(dialogTextRefusal('x'.repeat(255), true)).toBeUndefined();
  expect(dialogTextRefusal(` ${'x'.repeat(255)} `, true)).toBeUndefined();
  expect(dialogTextRefusal('x'.repeat(256), true)).toBe('texto_limite_255');
  expect(dialogTextRefusal('x'.repeat(256), false)).toBeUndefined();
});
