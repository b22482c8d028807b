import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  justifiedChoiceViolation,
  type LowestPriceRule,
  lowestPriceViolation,
  selectionAnswer,
  violatesLowestPrice,
  withJustifiedChoice,
} from './index.ts';

const rule: LowestPriceRule = { valor: 0.1, acao: 'ALERTA', titulo: 'Menor preço', descricao: 'Até 10% acima do menor preço' };
const quotes = [{ total: 1000 }, { total: 1200 }, { total: 1100 }];

test.each([
  [1100.01, 0.1, true],
  [1100, 0.1, false],
  [1000, 0, false],
  [1000.01, 0, true],
  [999, 0, false],
])('S-108 a choice of %d over a cheapest of 1000 with %d violates: %s', (total, valor, violated) => {
  expect(violatesLowestPrice({ total }, quotes, { valor })).toBe(violated);
});
test('S-108 both sides are compared at 2 decimals', () => {
  // 33.33 × 1.1 = 36.663, which is 36.66.
  expect(violatesLowestPrice({ total: 36.66 }, [{ total: 33.33 }], rule)).toBe(false);
  expect(violatesLowestPrice({ total: 36.67 }, [{ total: 33.33 }], rule)).toBe(true);
  expect(violatesLowestPrice({ total: 0.1 + 0.2 }, [{ total: 0.3 }], { valor: 0 })).toBe(false);
  expect(violatesLowestPrice({ total: 1 }, [], rule)).toBe(false);
});
test('S-108 the cheapest never violates, nor does a rule that tolerates more refuse more', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1 }), fc.nat(100), fc.nat(100), (cents, less, more) => {
      const all = cents.map((each) => ({ total: each / 100 }));
      const refused = (percent: number) => all.filter((quote) => violatesLowestPrice(quote, all, { valor: percent / 100 }));
      expect(refused(less).map(({ total }) => total)).not.toContain(Math.min(...all.map(({ total }) => total)));
      expect(refused(less + more).length).toBeLessThanOrEqual(refused(less).length);
    }),
  ));

test('S-109 BLOQUEIA refuses the selection', () => {
  const blocking: LowestPriceRule = { ...rule, acao: 'BLOQUEIA' };
  expect(selectionAnswer({ total: 1200 }, quotes, blocking)).toBe('refuse');
  expect(lowestPriceViolation({ total: 1200 }, quotes, blocking)).toEqual({ key: 'voce_deve_selecionar_menor_preco', field: 'escolhida' });
  expect(lowestPriceViolation({ total: 1100 }, quotes, blocking)).toBeUndefined();
  expect(lowestPriceViolation({ total: 1200 }, quotes, rule)).toBeUndefined();
  expect(lowestPriceViolation({ total: 1200 }, quotes, null)).toBeUndefined();
});

const [cheapest, dear] = [{ total: 1000 }, { total: 1200 }];
const service = { id: 's', escolhida: cheapest, justificativa: null, validacao: null };
test.each(['ALERTA', 'APROVACAO'] as const)('S-110 %s lets the selection through with a justification', (acao) => {
  const regra = { ...rule, acao };
  expect(selectionAnswer(dear, quotes, regra)).toBe('justify');
  expect(selectionAnswer(cheapest, quotes, regra)).toBe('accept');
  expect(withJustifiedChoice(service, dear, regra, 'Perto do cliente').escolhida).toBe(dear);
});
test('S-110 a cancelled modal and a blank text keep the previous selection', () => {
  expect(withJustifiedChoice(service, dear, rule, null)).toBe(service);
  expect(withJustifiedChoice(service, dear, rule, '  ')).toBe(service);
});
test('S-109 S-110 a choice is stored without a reason while it keeps the rule, with one that its field holds when the rule asks, and never when it blocks', () => {
  const refused = (total: number, reason: string | null, acao: LowestPriceRule['acao'] | null) =>
    justifiedChoiceViolation({ total }, quotes, acao && { ...rule, acao }, reason);
  for (const acao of ['ALERTA', 'APROVACAO', 'BLOQUEIA', null] as const) expect(refused(1100, null, acao)).toBeUndefined();
  for (const acao of ['ALERTA', 'APROVACAO'] as const) {
    expect(refused(1200, 'Perto do cliente', acao)).toBeUndefined();
    for (const blank of [null, '', ' \n'])
      expect(refused(1200, blank, acao)).toEqual({ key: 'preencha_o_campo_antes_de_continuar', field: 'justificativa' });
    expect(refused(1200, 'a'.repeat(256), acao)).toEqual({ key: 'texto_limite_255', field: 'justificativa' });
  }
  expect(refused(1200, 'Perto do cliente', 'BLOQUEIA')).toEqual({ key: 'voce_deve_selecionar_menor_preco', field: 'escolhida' });
  expect(refused(1200, null, null)).toBeUndefined();
});
test('without a rule every selection is taken', () => expect(selectionAnswer(dear, quotes, null)).toBe('accept'));

test('S-111 the justification is stored on the service, with a WARNING that names the rule', () => {
  expect(withJustifiedChoice(service, dear, rule, ' Perto do cliente ')).toEqual({
    id: 's',
    escolhida: dear,
    justificativa: 'Perto do cliente',
    validacao: {
      tipo: 'WARNING',
      titulo: 'Menor preço',
      descricao: 'Até 10% acima do menor preço',
      justificativa: 'Perto do cliente',
      regra: rule,
    },
  });
});
