import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Calculation } from '../entities/index.ts';
import { calculationSchema } from '../entities/index.ts';
import { PARCELA_CALCULO, RESULTADO_CALCULO } from '../enums/index.ts';
import { allMessages } from '../messages/all/index.ts';
import { BRL } from '../pricing/index.ts';
import { type CalculatedQuote, cancellationCalculation, changeCalculation, resultLabel, termLabel } from './index.ts';

const quote = (tarifaTotal: number, taxas: number | null, total = tarifaTotal + (taxas ?? 0)): CalculatedQuote => ({
  tarifaTotal,
  taxas,
  total: Math.round(total * 100) / 100,
  moeda: BRL,
});
const told = ({ linhas }: Calculation) => linhas.map(({ resultado, valor }) => [resultado, valor]);
const formula = ({ linhas }: Calculation, resultado: string) =>
  linhas
    .find((line) => line.resultado === resultado)
    ?.passos.map(({ sinal, parcela, valor }) => `${sinal} ${parcela} ${valor}`)
    .join(' ');

test('B-032 a hotel with a part of its total as fine: the client gets the rest, and each result says how', () => {
  const calculation = cancellationCalculation(quote(826.5, 82.65), { multa: 200, credito: null });
  expect(told(calculation)).toEqual([
    ['MULTA', 200],
    ['TAXAS_RETIDAS', 0],
    ['TAXAS_DEVOLVIDAS', 82.65],
    ['CLIENTE_RECEBE', 709.15],
  ]);
  expect(formula(calculation, 'CLIENTE_RECEBE')).toBe('+ TOTAL 909.15 - MULTA 200');
  expect(formula(calculation, 'TAXAS_RETIDAS')).toBe('+ MULTA 200 - TOTAL 909.15 + TAXAS 82.65');
  expect(formula(calculation, 'TAXAS_DEVOLVIDAS')).toBe('+ TAXAS 82.65 - TAXAS_RETIDAS 0');
});
test('B-032 a fine takes the fare first and then the taxes', () => {
  const kept = (multa: number) => told(cancellationCalculation(quote(826.5, 82.65), { multa, credito: null })).slice(1, 3);
  expect(kept(826.5)).toEqual([
    ['TAXAS_RETIDAS', 0],
    ['TAXAS_DEVOLVIDAS', 82.65],
  ]);
  expect(kept(850)).toEqual([
    ['TAXAS_RETIDAS', 23.5],
    ['TAXAS_DEVOLVIDAS', 59.15],
  ]);
  expect(kept(909.15)).toEqual([
    ['TAXAS_RETIDAS', 82.65],
    ['TAXAS_DEVOLVIDAS', 0],
  ]);
  expect(kept(2000)).toEqual(kept(909.15));
});
test('B-032 an air issue whose credit stays at the airline', () => {
  const calculation = cancellationCalculation(quote(1400, 187.54), { multa: 350, credito: 1237.54 });
  expect(told(calculation)).toEqual([
    ['MULTA', 350],
    ['TAXAS_RETIDAS', 0],
    ['TAXAS_DEVOLVIDAS', 187.54],
    ['CREDITO', 1237.54],
    ['CLIENTE_RECEBE', 0],
  ]);
  expect(formula(calculation, 'CLIENTE_RECEBE')).toBe('+ TOTAL 1587.54 - MULTA 350 - CREDITO 1237.54');
});
test('B-032 fine and credit above the total are paid by the client; an empty fine counts as 0, and without taxes none are told', () => {
  const calculation = cancellationCalculation(quote(100, null), { multa: 130, credito: 20 });
  expect(told(calculation)).toEqual([
    ['MULTA', 130],
    ['CREDITO', 20],
    ['CLIENTE_PAGA', 50],
  ]);
  expect(formula(calculation, 'CLIENTE_PAGA')).toBe('+ MULTA 130 + CREDITO 20 - TOTAL 100');
  expect(told(cancellationCalculation(quote(100, null), { multa: null, credito: null }))).toEqual([
    ['MULTA', 0],
    ['CLIENTE_RECEBE', 100],
  ]);
});
test('B-032 a change into a dearer issue: difference of the fares, taxes that count towards the new ones, and what the client pays', () => {
  const calculation = changeCalculation(quote(1400, 187.54), quote(1650, 150), { multa: 350, credito: 0 });
  expect(told(calculation)).toEqual([
    ['MULTA', 350],
    ['DIFERENCA_TARIFA', 250],
    ['TAXAS_RETIDAS', 150],
    ['TAXAS_DEVOLVIDAS', 37.54],
    ['CREDITO', 0],
    ['CLIENTE_PAGA', 562.46],
  ]);
  expect(formula(calculation, 'DIFERENCA_TARIFA')).toBe('+ TARIFA_NOVA 1650 - TARIFA 1400');
  expect(formula(calculation, 'CLIENTE_PAGA')).toBe('+ TOTAL_NOVO 1800 + MULTA 350 + CREDITO 0 - TOTAL 1587.54');
});
test('B-032 a change into a cheaper issue: the client gets what is left', () => {
  const calculation = changeCalculation(quote(1400, 100), quote(900, 120), { multa: 50, credito: 30 });
  expect(told(calculation)).toEqual([
    ['MULTA', 50],
    ['DIFERENCA_TARIFA', -500],
    ['TAXAS_RETIDAS', 100],
    ['TAXAS_DEVOLVIDAS', 0],
    ['CREDITO', 30],
    ['CLIENTE_RECEBE', 400],
  ]);
  expect(formula(calculation, 'CLIENTE_RECEBE')).toBe('+ TOTAL 1500 - TOTAL_NOVO 1020 - MULTA 50 - CREDITO 30');
});
test('B-032 while the new issue is not known, or has another currency, the rest of the old one is told', () => {
  const entered = { multa: 350, credito: 1237.54 };
  const rest = cancellationCalculation(quote(1400, 187.54), entered).linhas;
  expect(changeCalculation(quote(1400, 187.54), null, entered)).toEqual({ tipo: 'ALTERACAO', moeda: 'BRL', linhas: rest });
  const inDollars = { ...quote(300, 40), moeda: { ...BRL, codigo: 'USD' } };
  expect(changeCalculation(quote(1400, 187.54), inDollars, entered).linhas).toEqual(rest);
  expect(cancellationCalculation(inDollars, entered).moeda).toBe('USD');
  expect(cancellationCalculation({ ...inDollars, moeda: null }, entered).moeda).toBeNull();
});
test('B-032 every result and every amount has its text', async () => {
  const texts = await allMessages('pt-BR');
  expect(RESULTADO_CALCULO.filter((result) => !texts.has(resultLabel(result)))).toEqual([]);
  expect(PARCELA_CALCULO.filter((term) => !texts.has(termLabel(term)))).toEqual([]);
});

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
const anyQuote = fc.tuple(amount, fc.option(amount), amount).map(([fare, taxes, rest]) => quote(fare, taxes, fare + (taxes ?? 0) + rest));
const anyEntry = fc.record({ multa: fc.option(amount), credito: fc.option(amount) });
const anyCalculation = fc.oneof(
  fc.tuple(anyQuote, anyEntry).map(([one, entry]) => cancellationCalculation(one, entry)),
  fc.tuple(anyQuote, fc.option(anyQuote), anyEntry).map(([one, other, entry]) => changeCalculation(one, other, entry)),
);
const cents = (value: number) => Math.round(value * 100);
const centsOf = ({ linhas }: Calculation, resultado: string) => cents(linhas.find((line) => line.resultado === resultado)?.valor ?? 0);
/** What the client gets: below 0 it is paid. */
const given = (calculation: Calculation) => centsOf(calculation, 'CLIENTE_RECEBE') - centsOf(calculation, 'CLIENTE_PAGA');

test('B-032 every result is the sum of its steps within its limits, in whole cents, and fits the wire', () =>
  fc.assert(
    fc.property(anyCalculation, (calculation) => {
      expect(calculationSchema.safeParse(calculation).success).toBe(true);
      for (const { valor, passos, minimo, maximo } of calculation.linhas) {
        const sum = passos.reduce((total, step) => total + (step.sinal === '+' ? 1 : -1) * cents(step.valor), 0);
        const least = Math.max(sum, minimo === undefined ? sum : cents(minimo));
        expect(cents(valor)).toBe(maximo === undefined ? least : Math.min(least, cents(maximo)));
        expect(cents(valor) / 100).toBe(valor);
      }
    }),
  ));
test('B-032 of a cancelled total nothing is lost: fine, credit and what the client gets are the total, kept and returned taxes the taxes', () =>
  fc.assert(
    fc.property(anyQuote, anyEntry, (one, entry) => {
      const calculation = cancellationCalculation(one, entry);
      expect(centsOf(calculation, 'MULTA') + centsOf(calculation, 'CREDITO') + given(calculation)).toBe(cents(one.total));
      expect(centsOf(calculation, 'TAXAS_RETIDAS') + centsOf(calculation, 'TAXAS_DEVOLVIDAS')).toBe(cents(one.taxas ?? 0));
      expect(centsOf(calculation, 'TAXAS_RETIDAS')).toBeLessThanOrEqual(centsOf(calculation, 'MULTA'));
    }),
  ));
test('B-032 a fine that is dearer by an amount costs the client that amount', () =>
  fc.assert(
    fc.property(anyQuote, fc.option(anyQuote), amount, amount, fc.option(amount), (one, other, multa, more, credito) => {
      const dearer = Math.round((multa + more) * 100) / 100;
      for (const calculate of [
        (fine: number) => cancellationCalculation(one, { multa: fine, credito }),
        (fine: number) => changeCalculation(one, other, { multa: fine, credito }),
      ]) {
        expect(given(calculate(multa)) - given(calculate(dearer))).toBe(cents(dearer) - cents(multa));
      }
    }),
  ));
test('B-032 a change pays the difference of the totals, the fine and the credit, and none of the old taxes twice', () =>
  fc.assert(
    fc.property(anyQuote, anyQuote, anyEntry, (one, other, entry) => {
      const calculation = changeCalculation(one, other, entry);
      const paid = cents(other.total) - cents(one.total) + cents(entry.multa ?? 0) + cents(entry.credito ?? 0);
      // There is no minus zero to pay.
      expect(0 - given(calculation)).toBe(paid);
      expect(centsOf(calculation, 'TAXAS_RETIDAS') + centsOf(calculation, 'TAXAS_DEVOLVIDAS')).toBe(cents(one.taxas ?? 0));
      expect(centsOf(calculation, 'TAXAS_RETIDAS')).toBeLessThanOrEqual(cents(other.taxas ?? 0));
    }),
  ));
