import { STATUS_COBRANCA, type StatusCotacao } from '@guiche/domain/enums';
import { serviceKeepsCode, shownCard } from '@guiche/domain/payments';
import type { CardVault } from '../cards/card-vault.ts';
import { codePlace, numberPlace } from '../cards/hand-out-card.ts';
import type { cartao, cobranca, codigoCartao } from '../db/schema/cartao.ts';
import { DEMO_COMPANIES } from './demo-agencies.ts';
import { minutesAfter } from './demo-clock.ts';
import type { DemoRequest } from './demo-requests.ts';
import { fixedCardOf } from './fixed-card-of.ts';
import { Random } from './random.ts';

type CardRow = typeof cartao.$inferInsert;
type CodeRow = typeof codigoCartao.$inferInsert;
type ChargeRow = typeof cobranca.$inferInsert;

/** The test numbers of the brands, which no bank gives to anybody. */
const NUMBERS = ['4111111111111111', '5555555555554444', '4012888888881881', '378282246310005', '6362970000457013'] as const;
const AMEX = '37';

/** Rows about cards and charges. */
export interface DemoCards {
  readonly cartoes: readonly CardRow[];
  readonly codigos: readonly CodeRow[];
  readonly cobrancas: readonly ChargeRow[];
}

function cardRow(
  random: Random,
  vault: CardVault,
  { id, criadoEm, ...card }: Pick<CardRow, 'id' | 'tipo' | 'empresaId' | 'titular' | 'criadoEm'> & Pick<Partial<CardRow>, 'viajanteId'>,
): CardRow & { readonly plain: string } {
  const plain = random.pick(NUMBERS);
  const validade = `${String(random.int(1, 12)).padStart(2, '0')}/${criadoEm.getUTCFullYear() + random.int(1, 5)}`;
  const mascara = shownCard({ numero: plain, cvv: null }, { visualizaDadosCartao: false }).numero;
  return { ...card, id, criadoEm, validade, mascara, numero: vault.seal(plain, numberPlace(id)), plain };
}

/** The fixed cards of the client companies. */
export function makeFixedCards(seed: number, now: Date, vault: CardVault): readonly CardRow[] {
  const random = new Random(seed + 11);
  return DEMO_COMPANIES.flatMap(({ id: empresaId, nome }) => {
    const id = fixedCardOf(empresaId);
    if (id === null) return [];
    const { plain: _plain, ...row } = cardRow(random, vault, { id, tipo: 'FIXO', empresaId, titular: nome.toUpperCase(), criadoEm: now });
    return [row];
  });
}

/**
 * The cards of most travellers, their codes for the services that are not issued yet, and charges in each status for the chosen quotes. The
 * generator is one of its own, so that the other rows do not change with these.
 */
export function makeCards(seed: number, now: Date, vault: CardVault, requests: readonly DemoRequest[]): DemoCards {
  const random = new Random(seed + 12);
  const cartoes: CardRow[] = [];
  const codigos: CodeRow[] = [];
  const cobrancas: ChargeRow[] = [];
  const known = new Map<string, { readonly id: string; readonly plain: string }>();
  for (const { solicitacao, servicos, cotacoes } of requests) {
    for (const { id: viajante, nomeCompleto } of solicitacao.colaboradores) {
      if (!random.chance(0.7)) continue;
      const made = cardRow(random, vault, {
        id: random.uuid(),
        tipo: 'VIAJANTE',
        empresaId: solicitacao.empresaId,
        viajanteId: String(viajante),
        titular: String(nomeCompleto).toUpperCase(),
        criadoEm: now,
      });
      // Who travels more than once has one card.
      const { id, plain } = known.get(String(viajante)) ?? made;
      if (id === made.id) {
        const { plain: _p, ...row } = made;
        cartoes.push(row);
        known.set(String(viajante), { id, plain });
      }
      for (const { id: servicoId } of servicos) {
        const statuses = cotacoes.filter((quote) => quote.servicoId === servicoId).map(({ status }) => status as StatusCotacao);
        if (!serviceKeepsCode(statuses)) continue;
        const code = random.digits(plain.startsWith(AMEX) ? 4 : 3);
        codigos.push({ cartaoId: id, servicoId, codigo: vault.seal(code, codePlace(id, servicoId)) });
      }
    }
    for (const { idCotacaoEscolhida: cotacaoId } of servicos) {
      if (!cotacaoId || solicitacao.status === 'APROVACAO' || !random.chance(0.5)) continue;
      // Each status as often as the others.
      const status = STATUS_COBRANCA[cobrancas.length % STATUS_COBRANCA.length] ?? 'EM_ABERTO';
      cobrancas.push({ id: random.uuid(), cotacaoId, status, em: minutesAfter(now, -random.int(10, 2000)) });
    }
  }
  return { cartoes, codigos, cobrancas };
}
