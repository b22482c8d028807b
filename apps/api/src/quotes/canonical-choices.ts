import { airIntermediaries } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import type { MessageKey, Violation } from '@guiche/domain/messages';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { agenciaServico, fornecedor } from '../db/schema/agencia.ts';
import { intermediador, moeda, tipoPagamento } from '../db/schema/referencia.ts';
import type { Transaction } from '../db/transaction.ts';
import { wireAgencyService, wireCurrency, wirePaymentType } from '../lookups/wire-choices.ts';
import { worksAtOwnAgency } from '../users/wire-user.ts';

type Choices = Pick<AirQuote, 'agenciaServico' | 'tipoPagamento' | 'fornecedorServico' | 'moeda' | 'intermediador'>;

export interface CanonicalChoices {
  readonly choices: Choices;
  /** Choices that this agency does not have. */
  readonly violations: readonly Violation[];
}

/** Ids are text on the wire; the column knows only uuids. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What a quote picked, as this server knows it: only the ids of a body are believed, or a caller could name the fee and the
 * margin of a consolidator that does not exist. What the stored quote had already stays as it was, even when it is no longer offered.
 */
export async function canonicalChoices(
  tx: Transaction,
  session: Session,
  quote: Choices,
  stored: Choices | undefined,
): Promise<CanonicalChoices> {
  const agenciaId = session.agencia.id;
  const violations: Violation[] = [];
  async function known<T extends { readonly id: string | number }>(
    field: keyof Choices,
    asked: T | null,
    kept: T | null | undefined,
    find: (id: T['id']) => Promise<T | undefined>,
  ) {
    if (asked === null) return null;
    if (kept && kept.id === asked.id) return kept;
    const found = await find(asked.id);
    if (!found) violations.push(unknown(field));
    return found ?? null;
  }
  const choices: Choices = {
    agenciaServico: await known('agenciaServico', quote.agenciaServico, stored?.agenciaServico, async (id) => {
      if (!UUID.test(id)) return undefined;
      const [row] = await tx
        .select()
        .from(agenciaServico)
        .where(
          and(eq(agenciaServico.id, id), eq(agenciaServico.agenciaId, agenciaId), eq(agenciaServico.tipoServicoId, TIPO_SERVICO_ID.AEREO)),
        );
      return row && wireAgencyService(row);
    }),
    tipoPagamento: await known('tipoPagamento', quote.tipoPagamento, stored?.tipoPagamento, async (id) => {
      const [row] = await tx
        .select()
        .from(tipoPagamento)
        .where(and(eq(tipoPagamento.id, id), eq(tipoPagamento.agenciaId, agenciaId)));
      return row && wirePaymentType(row);
    }),
    fornecedorServico: await known('fornecedorServico', quote.fornecedorServico, stored?.fornecedorServico, async (id) => {
      if (!UUID.test(id)) return undefined;
      const [row] = await tx
        .select({ id: fornecedor.id, nome: fornecedor.nome })
        .from(fornecedor)
        .where(and(eq(fornecedor.id, id), eq(fornecedor.agenciaId, agenciaId)));
      return row;
    }),
    moeda: await known('moeda', quote.moeda, stored?.moeda, async (id) => {
      const [row] = await tx.select().from(moeda).where(eq(moeda.id, id));
      return row && wireCurrency(row);
    }),
    intermediador: quote.intermediador,
  };
  if (quote.intermediador !== null && quote.intermediador !== stored?.intermediador) {
    const rows = await tx.select().from(intermediador);
    const all = rows.map(({ nome, tipoServicoId }) => ({ nome, tipoServico: tipoServicoId }));
    if (!airIntermediaries(all, worksAtOwnAgency(session)).includes(quote.intermediador)) violations.push(unknown('intermediador'));
  }
  return { choices, violations };
}

function unknown(field: keyof Choices): Violation {
  const key: MessageKey = 'campo_invalido';
  return { key, params: { campo: field }, field };
}
