import type { AgencyService, AirQuote } from '../entities/index.ts';
import { FATURADO_FIELD } from '../product/index.ts';
import { readCredential } from './credential.ts';

/** What every automatic margin looks at. */
export type MarginConditions = Pick<AirQuote, 'markupManual' | 'tipo' | 'tipoPagamento' | 'agenciaServico'>;

/**
 * Whether an automatic margin may run at all: own agency, payment billed by the operator, not ONLINE, the credential does not forbid it,
 * and nobody typed the markup by hand. One failing stops it, and the stored markup stays.
 * @see Q-136
 */
export function marginApplies<Quote extends MarginConditions>(
  quote: Quote,
  ownAgency: boolean,
): quote is Quote & { readonly agenciaServico: AgencyService } {
  const { markupManual, tipo, tipoPagamento, agenciaServico } = quote;
  return (
    ownAgency &&
    tipoPagamento?.[FATURADO_FIELD] === true &&
    tipo !== 'ONLINE' &&
    agenciaServico !== null &&
    readCredential(agenciaServico.credencial).aplicaMargem &&
    !markupManual
  );
}
