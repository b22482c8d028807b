import { validationMessages } from '@guiche/domain/messages/validation';
import { expect, test } from 'vitest';
import { surplusTexts } from './surplus.texts.ts';

test('a text field says of what did not fit the same as a masked one, in each language', async () => {
  const { ptBr, en, es } = validationMessages;
  const masked = [ptBr, await en(), await es()].map((texts) => texts.texto_maior_que_campo);
  expect([surplusTexts['pt-BR'].cut, surplusTexts.en.cut, surplusTexts.es.cut]).toEqual(masked);
});
