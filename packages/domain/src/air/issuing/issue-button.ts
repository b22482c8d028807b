import type { AirQuote, Segment } from '../../entities/index.ts';

const WITHOUT_TICKET: readonly (string | null)[] = ['G3', 'AD'];

/**
 * Whether a quote needs a ticket number: not if all of its flights are of G3 (Gol) or AD (Azul), which issue without one. A quote without
 * flights needs it.
 * @see Q-115
 */
export function needsTicketNumber({ segmentos }: { readonly segmentos: readonly Pick<Segment, 'voos'>[] }): boolean {
  const flights = segmentos.flatMap(({ voos }) => voos);
  return flights.length === 0 || !flights.every(({ cia }) => WITHOUT_TICKET.includes(cia));
}

type Issued = Pick<AirQuote, 'agenciaServico' | 'emitidaAutomaticamente' | 'valorAlteradoEmissao' | 'numeroBilhete' | 'segmentos'>;

export interface IssueButtonContext {
  readonly possuiRegraVoltarParaSelecao: boolean;
  /** Whether the locked values were enabled for this quote (`alterar_valores`). @see Q-019 */
  readonly valuesEnabled: boolean;
}

/**
 * Whether the issue button of an air quote is shown: the quote is issued by us and not yet automatically, its value did not change at
 * issue, and it has a ticket number if the airline uses one; never while values are enabled and the request would go back to selection.
 * @see
 */
export function showsIssueButton(quote: Issued, { possuiRegraVoltarParaSelecao, valuesEnabled }: IssueButtonContext): boolean {
  if (possuiRegraVoltarParaSelecao && valuesEnabled) return false;
  return (
    quote.agenciaServico?.tipoEmissao !== 'SISTEMA_EXTERNO' &&
    !quote.emitidaAutomaticamente &&
    !quote.valorAlteradoEmissao &&
    (!needsTicketNumber(quote) || (quote.numeroBilhete ?? '').trim() !== '')
  );
}
