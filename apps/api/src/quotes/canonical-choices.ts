import type { Quote, Supplier } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { supplierOfExternal } from '@guiche/domain/lookups';
import type { MessageKey, Violation } from '@guiche/domain/messages';
import { offeredIntermediaries } from '@guiche/domain/quotes';
import type { Transaction } from '../db/transaction.ts';
import { sandboxExternalSuppliers } from '../sandbox/sandbox-external-suppliers.ts';
import type { Session } from '../session/data/sessions.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { offeredChoices } from './data/offered-choices.ts';

type Choices = Pick<Quote, 'agenciaServico' | 'tipoPagamento' | 'fornecedorServico' | 'moeda' | 'intermediador'>;

export interface CanonicalChoices {
  readonly choices: Choices;
  /** Refusals of choices that this agency does not have. */
  readonly violations: readonly Violation[];
}

/**
 * The choices of a quote as this server stores them: only the ids of a body are trusted, or a caller could set the fee and the
 * margin of a consolidator that does not exist. A choice that the stored quote already has stays, even when it is no longer offered.
 */
export async function canonicalChoices(
  tx: Transaction,
  session: Session,
  kind: TipoServico,
  quote: Choices,
  stored: Choices | undefined,
): Promise<CanonicalChoices> {
  const offered = offeredChoices(tx, session.agencia.id, kind);
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
  /** A supplier of the agency or, for who works with external ones, one of those. @see S-380 */
  async function supplier(id: string): Promise<Supplier | undefined> {
    const own = await offered.supplier(id);
    if (own || !session.usuario.temFornecedorExterno) return own;
    const external = await sandboxExternalSuppliers.byCode(id);
    return external && supplierOfExternal(external);
  }
  const choices: Choices = {
    agenciaServico: await known('agenciaServico', quote.agenciaServico, stored?.agenciaServico, offered.consolidator),
    tipoPagamento: await known('tipoPagamento', quote.tipoPagamento, stored?.tipoPagamento, offered.paymentType),
    fornecedorServico: await known('fornecedorServico', quote.fornecedorServico, stored?.fornecedorServico, supplier),
    moeda: await known('moeda', quote.moeda, stored?.moeda, offered.currency),
    intermediador: quote.intermediador,
  };
  if (quote.intermediador !== null && quote.intermediador !== stored?.intermediador) {
    const all = await offered.intermediaries();
    if (!offeredIntermediaries(kind, all, worksAtOwnAgency(session)).includes(quote.intermediador))
      violations.push(unknown('intermediador'));
  }
  return { choices, violations };
}

function unknown(field: keyof Choices): Violation {
  const key: MessageKey = 'campo_invalido';
  return { key, params: { campo: field }, field };
}
