import { sessionMessages } from '@guiche/domain/messages/session';
import { expect, test } from 'vitest';
import en from '../../../public/locales/en.json' with { type: 'json' };
import es from '../../../public/locales/es.json' with { type: 'json' };
import ptBr from '../../../public/locales/pt-BR.json' with { type: 'json' };

const CARD = { 'pt-BR': 'Só dados de cartão devem ser digitados de novo.', en: 'Only card data', es: 'Solo los datos de tarjeta' };

test('B-064 whoever is sent to the login page is told that card data, which are in no draft, must be typed again', async () => {
  const [english, spanish] = await Promise.all([sessionMessages.en(), sessionMessages.es()]);
  const ended = { 'pt-BR': sessionMessages.ptBr.sessao_expirada, en: english.sessao_expirada, es: spanish.sessao_expirada };
  const idle = { 'pt-BR': ptBr.login.idle, en: en.login.idle, es: es.login.idle };
  for (const language of ['pt-BR', 'en', 'es'] as const) {
    for (const said of [ended[language], idle[language]]) expect(said).toContain(CARD[language]);
  }
});
