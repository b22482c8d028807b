import type { AgencyService, AirQuote, AirService, CustomField, Flight, Segment, Supplier } from '../../entities/index.ts';
import type { TipoSegmento } from '../../enums/index.ts';
import { BRL, readCredential, suggestedFee } from '../../pricing/index.ts';
import { suggestedConsolidator, suggestedSupplier } from '../../quotes/choices-offered.ts';

export interface NewAirQuoteContext {
  readonly service: Pick<AirService, 'id' | 'tipo' | 'segmentos' | 'viajantes' | 'camposCustomizados'>;
  readonly agency: { readonly id: number; readonly fornecedorPadrao: Supplier | null };
  readonly consolidators: readonly AgencyService[];
  /** Makes the ids (UUIDs) of quote, segments and flights: the package has no random of its own. */
  readonly newId: () => string;
}

/** A flight with nothing typed yet. */
export function emptyFlight(id: string): Flight {
  return {
    id,
    numero: null,
    cia: null,
    ciaData: null,
    origem: null,
    origemData: null,
    destino: null,
    destinoData: null,
    dataPartida: null,
    dataChegada: null,
    localizador: null,
    tipoCabine: 'ECONOMICA',
    familia: null,
    assentos: [],
  };
}

/** A segment with one empty flight. */
export function emptySegment(id: string, flightId: string, tipo: TipoSegmento): Segment {
  return { id, tipo, status: null, voos: [emptyFlight(flightId)] };
}

function segmentKind(service: NewAirQuoteContext['service'], index: number): TipoSegmento {
  if (service.tipo === 'MULTI') return 'TRECHO';
  return index === 0 ? 'IDA' : 'VOLTA';
}

function quoteFields(fields: readonly CustomField[]): CustomField[] {
  return fields.filter(({ etapa }) => etapa === 'COTACAO');
}

/**
 * The air quote with which the modal starts: a segment for each leg that was asked for, with its airports; BRL; the suggested
 * consolidator and supplier, and the credential's fee.
 * @see
 */
export function newAirQuote({ service, agency, consolidators, newId }: NewAirQuoteContext): AirQuote {
  const consolidator = suggestedConsolidator(consolidators);
  const segmentos = service.segmentos.map((leg, index): Segment => {
    const flight = emptyFlight(newId());
    return {
      id: newId(),
      tipo: segmentKind(service, index),
      status: null,
      voos: [{ ...flight, origem: leg.origem, origemData: leg.origemData, destino: leg.destino, destinoData: leg.destinoData }],
    };
  });
  return {
    id: newId(),
    idServico: service.id,
    versao: 0,
    agencia: { id: agency.id, fornecedorPadrao: agency.fornecedorPadrao },
    agenciaServico: consolidator,
    statusCotacao: 'COTACAO_PENDENTE',
    tipo: null,
    tipoOrigemCotacao: 'SUPPLIER_ADD',
    tipoPagamento: null,
    fornecedorServico: suggestedSupplier(agency),
    intermediador: null,
    moeda: BRL,
    cotacaoMoeda: 1,
    tarifa: null,
    taxas: null,
    taxaExtra: null,
    taxaExtraPercentual: null,
    fee: consolidator && suggestedFee(readCredential(consolidator.credencial), service.viajantes.length),
    iss: null,
    duRav: null,
    markup: null,
    markupManual: false,
    tarifaTotal: 0,
    total: 0,
    multa: null,
    taxaCancelamento: null,
    opcaoSaldo: null,
    dataCancelamento: null,
    dataEmissao: null,
    emissor: null,
    emitidaAutomaticamente: false,
    aguardandoFornecedor: false,
    enviarMensagemAguardandoFornecedor: false,
    valorAlteradoEmissao: false,
    alteradoPrestacao: false,
    utilizaSaldo: false,
    localizador: null,
    numeroBilhete: null,
    codigoTransacaoCartao: null,
    endereco: null,
    observacao: null,
    camposCustomizados: quoteFields(service.camposCustomizados),
    segmentos: segmentos.length > 0 ? segmentos : [emptySegment(newId(), newId(), 'IDA')],
    quantidadeBagagem: null,
    pesoBagagem: null,
    tourCode: null,
    baseTarifaria: null,
    codigoReserva: null,
    validadeReserva: null,
    reservado: false,
    saldoEntrada: null,
  };
}
