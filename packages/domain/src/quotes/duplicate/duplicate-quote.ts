import type { AirQuote, Flight, Quote, Segment } from '../../entities/index.ts';
import { BLANK_QUOTE } from '../new-quote.ts';

/** The fields that tell what became of a quote, in the state of a new one. */
const {
  versao,
  statusCotacao,
  tipo,
  tipoOrigemCotacao,
  multa,
  taxaCancelamento,
  opcaoSaldo,
  dataCancelamento,
  dataEmissao,
  emissor,
  emitidaAutomaticamente,
  aguardandoFornecedor,
  enviarMensagemAguardandoFornecedor,
  valorAlteradoEmissao,
  alteradoPrestacao,
  utilizaSaldo,
  localizador,
  numeroBilhete,
  codigoTransacaoCartao,
} = BLANK_QUOTE;
const UNDONE = {
  versao,
  statusCotacao,
  tipo,
  tipoOrigemCotacao,
  multa,
  taxaCancelamento,
  opcaoSaldo,
  dataCancelamento,
  dataEmissao,
  emissor,
  emitidaAutomaticamente,
  aguardandoFornecedor,
  enviarMensagemAguardandoFornecedor,
  valorAlteradoEmissao,
  alteradoPrestacao,
  utilizaSaldo,
  localizador,
  numeroBilhete,
  codigoTransacaoCartao,
};

/** What the server sets of the supplier's booking. */
const SET_BY_SERVER = ['dadosFornecedor', 'solicitacaoVcn'] as const;

function newFlight(flight: Flight, newId: () => string): Flight {
  return { ...flight, id: newId(), localizador: null, assentos: [] };
}

function newSegments(segments: readonly Segment[], newId: () => string): Segment[] {
  return segments.map((segment) => ({
    ...segment,
    id: newId(),
    status: null,
    voos: segment.voos.map((flight) => newFlight(flight, newId)),
  }));
}

/** The fields of one kind that belong to the booking of the former quote. */
function undoneOfKind(quote: Quote, newId: () => string): Partial<AirQuote> | { codigoReserva: null; pesquisaSupplierModificada: boolean } {
  if ('segmentos' in quote) {
    return {
      segmentos: newSegments(quote.segmentos, newId),
      codigoReserva: null,
      validadeReserva: null,
      reservado: false,
      saldoEntrada: null,
    };
  }
  return 'pesquisaSupplierModificada' in quote ? { codigoReserva: null, pesquisaSupplierModificada: false } : {};
}

/**
 * A new quote with everything that a clerk typed in another one: what is offered, price, supply, note. Not copied: its ids and those of its
 * segments and flights, version, status, validity, locators, ticket, seats, authorization, and all dates and people of its issue, change or
 * cancellation. `newId` makes ids (UUIDs).
 * @see B-014
 */
export function duplicateQuote<OfQuote extends Quote>(quote: OfQuote, newId: () => string): OfQuote {
  const copy = { ...quote, ...UNDONE, ...undoneOfKind(quote, newId), id: newId() };
  for (const field of SET_BY_SERVER) delete copy[field];
  if ('valorCancelado' in copy) delete copy.valorCancelado;
  return copy;
}
