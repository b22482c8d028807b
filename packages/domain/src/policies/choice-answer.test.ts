import { expect, test } from 'vitest';
import { hotelQuote } from '../test-support/quotes.ts';
import { choiceAnswer, type LowestPriceRule } from './index.ts';

const rule: LowestPriceRule = { valor: 0.1, acao: 'BLOQUEIA', titulo: 'Menor preço', descricao: 'Até 10% acima do menor preço' };
const DOLLAR = { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5 };
const inReais = (total: number) => hotelQuote({ total, statusCotacao: 'COTACAO_FINALIZADA' });
const inDollars = (total: number, cotacaoMoeda: number | null) =>
  hotelQuote({ total, moeda: DOLLAR, cotacaoMoeda, statusCotacao: 'COTACAO_FINALIZADA' });

test('S-108 hotels of two currencies are compared in BRL', () => {
  const [real, dollar] = [inReais(400), inDollars(100, 5)];
  expect(choiceAnswer(real, [real, dollar], rule)).toBe('accept');
  expect(choiceAnswer(dollar, [real, dollar], rule)).toBe('refuse');
});
test('S-108 what has no price in BRL neither breaks the rule nor has another one break it', () => {
  const [real, unknown] = [inReais(400), inDollars(1, null)];
  expect(choiceAnswer(real, [real, unknown], rule)).toBe('accept');
  expect(choiceAnswer(unknown, [real, unknown], rule)).toBe('accept');
});
test('S-109 S-110 within one currency the rule answers as it says', () => {
  const [cheap, dear] = [inReais(400), inReais(441)];
  const answers = (['BLOQUEIA', 'ALERTA', 'APROVACAO'] as const).map((acao) => choiceAnswer(dear, [cheap, dear], { ...rule, acao }));
  expect(answers).toEqual(['refuse', 'justify', 'justify']);
  expect(choiceAnswer(dear, [cheap, dear], null)).toBe('accept');
});
