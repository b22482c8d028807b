import type { AirQuote, CustomField, Flight, Quote, Segment, Service } from '../../entities/index.ts';
import { askedAtQuoting, BLANK_QUOTE } from '../new-quote.ts';

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

/** The fields that a service wants filled in, each with what was typed in the one of that name, unless the client has filled it in. */
function filledIn(asked: readonly CustomField[], typed: readonly CustomField[]): CustomField[] {
  return asked.map((field) => ({ ...field, valor: field.valor ?? typed.find(({ nome }) => nome === field.nome)?.valor ?? null }));
}

/**
 * `duplicateQuote` for another service, which asks for the same (`servicesAlike`): the custom fields are those of that service.
 * @see B-014
 */
export function duplicateQuoteFor<OfQuote extends Quote>(
  quote: OfQuote,
  service: Pick<Service, 'id' | 'camposCustomizados'>,
  newId: () => string,
): OfQuote {
  const camposCustomizados = filledIn(askedAtQuoting(service), quote.camposCustomizados);
  return { ...duplicateQuote(quote, newId), idServico: service.id, camposCustomizados };
}
