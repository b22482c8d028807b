import type { Charge } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { findOwner } from '../attachments/find-owner.ts';
import { visibleCompany } from '../clients/data/companies.ts';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { chargesOf } from './data/charges.ts';
import { paidService } from './data/paid-services.ts';

/** A quote as the billing knows it. */
export interface ChargedQuote {
  readonly instancia: string;
  readonly idRelatorio: number;
  readonly servico: TipoServico;
  readonly idCotacao: string;
}

/** The billing entries of a quote. Errors: 404 when client, request, kind and quote do not belong together. @see Q-265 */
export async function findCharges(
  db: Queryable,
  session: Session,
  { instancia, idRelatorio, servico, idCotacao }: ChargedQuote,
): Promise<Charge[]> {
  const { request, servicoId } = await findOwner(db, session, { cotacao: idCotacao });
  const company = await visibleCompany(db, session, instancia);
  const service = await paidService(db, servicoId);
  if (request.id !== idRelatorio || company?.id !== request.empresaId || service?.kind !== servico)
    throw new CallError(404, 'cotacao_nao_encontrada');
  return chargesOf(db, idCotacao);
}
