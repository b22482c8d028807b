import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airQuote, BILLED } from '../test-support/air-quote.ts';
import { fareWithBalance, fareWithoutBalance, joinedBalance, lostOfBalance, quoteWithoutBalance, splitBalance } from './index.ts';

test('Q-146 Q-242 the whole balance, or the reserved part of it, is taken off the fare', () => {
  expect(fareWithBalance(1234.5, { valor: 300, envioSaldo: 'INTEGRAL', valorReservado: null })).toBe(934.5);
  expect(fareWithBalance(1234.5, { valor: 300, envioSaldo: 'PARCIAL', valorReservado: 120.33 })).toBe(1114.17);
  expect(fareWithBalance(null, { valor: 300, envioSaldo: 'INTEGRAL', valorReservado: null })).toBe(0);
});

test('Q-147 what is not reserved of a balance is left, and both are the whole again', () => {
  expect(splitBalance({ valor: 300, envioSaldo: 'INTEGRAL', valorReservado: 10 }, 900)).toEqual({ usado: 300, restante: 0 });
  expect(splitBalance({ valor: 300, envioSaldo: 'PARCIAL', valorReservado: 120.33 }, 900)).toEqual({ usado: 120.33, restante: 179.67 });
  expect(splitBalance({ valor: 300, envioSaldo: 'PARCIAL', valorReservado: 500 }, 900)).toEqual({ usado: 300, restante: 0 });
  expect(splitBalance({ valor: 300, envioSaldo: 'PARCIAL', valorReservado: null }, 900)).toEqual({ usado: 0, restante: 300 });
  // A part pays the fare at most: what is reserved beyond it is not lost.
  expect(splitBalance({ valor: 684.16, envioSaldo: 'PARCIAL', valorReservado: 700 }, 500)).toEqual({ usado: 500, restante: 184.16 });
  expect(splitBalance({ valor: 300, envioSaldo: 'PARCIAL', valorReservado: 120.33 }, null)).toEqual({ usado: 0, restante: 300 });
  expect(joinedBalance(120.33, 179.67)).toBe(300);
});

test('Q-147 a balance that is sent whole to a lower fare loses what is above it; a part loses nothing', () => {
  expect(lostOfBalance({ valor: 684.16, envioSaldo: 'INTEGRAL' }, 500)).toBe(184.16);
  expect(lostOfBalance({ valor: 500, envioSaldo: 'INTEGRAL' }, 500)).toBe(0);
  expect(lostOfBalance({ valor: 684.16, envioSaldo: 'INTEGRAL' }, null)).toBe(684.16);
  expect(lostOfBalance({ valor: 684.16, envioSaldo: 'PARCIAL' }, 500)).toBe(0);
});

const cents = fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 100);
test('Q-242 no fare is below 0, and no more is taken off than the balance has', () =>
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.constantFrom('INTEGRAL' as const, 'PARCIAL' as const),
      (tarifa, valor, valorReservado, envioSaldo) => {
        const fare = fareWithBalance(tarifa, { valor, envioSaldo, valorReservado });
        expect(fare).toBeGreaterThanOrEqual(0);
        expect(tarifa - fare).toBeLessThanOrEqual(valor + 0.001);
      },
    ),
  ));

test('Q-146 a quote that uses its balance no more has its fare back, also when it was corrected since, and its total follows', () => {
  expect(fareWithoutBalance(1114.17, { valor: 120.33, tarifaAntes: 1234.5 })).toBe(1234.5);
  // Of a whole balance above the fare no more was taken off than the fare.
  expect(fareWithoutBalance(0, { valor: 300, tarifaAntes: 250.4 })).toBe(250.4);
  expect(fareWithoutBalance(1164.17, { valor: 120.33, tarifaAntes: 1234.5 })).toBe(1284.5);
  expect(fareWithoutBalance(null, { valor: 300, tarifaAntes: null })).toBe(0);
  const using = airQuote({ utilizaSaldo: true, tarifa: 700, taxas: 80.5, markup: 12.25, total: 792.75 });
  const without = quoteWithoutBalance(using, { valor: 300, tarifaAntes: 1000 }, null);
  expect(without).toEqual({ ...using, utilizaSaldo: false, tarifa: 1000, tarifaTotal: without.tarifaTotal, total: without.total });
  expect(without.total - quoteWithoutBalance({ ...without, utilizaSaldo: true, tarifa: 700 }, undefined, null).total).toBe(300);
  expect(quoteWithoutBalance({ ...using, utilizaSaldo: false }, { valor: 300, tarifaAntes: 1000 }, null).tarifa).toBe(700);
});

test('Q-140 Q-146 a quote that uses its balance no more has the automatic markup of its whole fare, and keeps a markup that is not automatic', () => {
  const using = airQuote({ utilizaSaldo: true, tarifa: 700, markup: 52.5, tipoPagamento: BILLED, intermediador: 'DIRETO' });
  const used = { valor: 300, tarifaAntes: 1000 };
  const margin = { ownAgency: true, marginPercent: 7.5 };
  expect(quoteWithoutBalance(using, used, margin)).toMatchObject({ tarifa: 1000, markup: 75 });
  expect(quoteWithoutBalance({ ...using, markupManual: true }, used, margin).markup).toBe(52.5);
  expect(quoteWithoutBalance(using, used, { ...margin, ownAgency: false }).markup).toBe(52.5);
  // Nothing is put on the fare again of which it is not known.
  expect(quoteWithoutBalance(using, undefined, margin)).toMatchObject({ tarifa: 700, markup: 52.5 });
});

test('Q-242 Q-146 what was taken off is put on again, whatever the balance and the fare', () =>
  fc.assert(
    fc.property(cents, cents, (tarifa, valor) => {
      const use = { valor, envioSaldo: 'INTEGRAL', valorReservado: null } as const;
      expect(fareWithoutBalance(fareWithBalance(tarifa, use), { valor, tarifaAntes: tarifa })).toBe(tarifa);
    }),
  ));
