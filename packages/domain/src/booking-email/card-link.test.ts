import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { CODE_STATUSES } from '../payments/index.ts';
import { CARD_LINK_HOURS, CARD_LINK_VIEWS, cardLinkEnd, cardLinkState, codeIsShown } from './index.ts';

const MADE = new Date('2026-11-23T12:00:00.000Z');
const END = cardLinkEnd(MADE);
const after = (hours: number) => new Date(MADE.getTime() + hours * 3_600_000);

test('B-062 a link ends after 72 hours or three views, whichever is first', () => {
  expect([CARD_LINK_HOURS, CARD_LINK_VIEWS]).toEqual([72, 3]);
  expect(END).toEqual(new Date('2026-11-26T12:00:00.000Z'));
  expect(cardLinkState({ terminaEm: END, vistas: 2 }, new Date(END.getTime() - 1))).toBe('open');
  expect(cardLinkState({ terminaEm: END, vistas: 2 }, END)).toBe('ended');
  expect(cardLinkState({ terminaEm: END, vistas: 3 }, after(1))).toBe('usedUp');
});

test('B-062 the code is shown at the first view alone, while the quote waits for its issue', () => {
  expect(codeIsShown({ terminaEm: END, vistas: 0 }, 'EMISSAO_PENDENTE', after(1))).toBe(true);
  expect(codeIsShown({ terminaEm: END, vistas: 1 }, 'EMISSAO_PENDENTE', after(1))).toBe(false);
  expect(codeIsShown({ terminaEm: END, vistas: 0 }, 'EMISSAO_PENDENTE', END)).toBe(false);
  expect(codeIsShown({ terminaEm: END, vistas: 0 }, null, after(1))).toBe(false);
  expect(STATUS_COTACAO.filter((status) => !CODE_STATUSES.includes(status)).toSorted()).toEqual([
    'COTACAO_CANCELADA',
    'EMISSAO_ALTERADA',
    'EMISSAO_CANCELADA',
    'EMISSAO_CANCELAMENTO_PENDENTE',
    'EMISSAO_FINALIZADA',
  ]);
  for (const status of STATUS_COTACAO) {
    expect(codeIsShown({ terminaEm: END, vistas: 0 }, status, MADE)).toBe(CODE_STATUSES.includes(status));
  }
});

test('B-062 whatever the moment and the views: a code is shown by no link that shows no card', () =>
  fc.assert(
    fc.property(fc.nat(200), fc.nat(6), fc.constantFrom(...STATUS_COTACAO), (hours, vistas, status) => {
      const link = { terminaEm: END, vistas };
      return !codeIsShown(link, status, after(hours)) || cardLinkState(link, after(hours)) === 'open';
    }),
  ));
