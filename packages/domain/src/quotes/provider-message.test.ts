import fc from 'fast-check';
import { expect, test } from 'vitest';
import { providerMessage } from './index.ts';

test.each([
  [{ erro: '{"message":"Sem assentos"}' }, 'Sem assentos'],
  [{ erro: JSON.stringify({ erro: JSON.stringify({ mensagem: 'Tarifa expirada' }) }) }, 'Tarifa expirada'],
  [{ erro: JSON.stringify(JSON.stringify({ message: 'duas vezes texto' })) }, 'duas vezes texto'],
  [{ erro: '{"mensagem":" ","message":"a segunda"}' }, 'a segunda'],
  [{ erro: '{"codigo":7}', originalResponse: '{"title":"da resposta"}' }, 'da resposta'],
  [{ erro: '[{"detail":"primeiro da lista"}]' }, 'primeiro da lista'],
  [{ erro: 'Timeout' }, 'Timeout'],
  [{ erro: '{quebrado' }, '{quebrado'],
  [{ erro: null, originalResponse: null }, ''],
  [{}, ''],
])('Q-290 %j says "%s"', (error, message) => expect(providerMessage(error)).toBe(message));
test('Q-290 no text whatever makes it throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (erro) => void providerMessage({ erro })));
});
