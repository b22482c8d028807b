import type { AgencyService, AirQuote, AirService, HotelQuote, Supplier } from '../entities/index.ts';
import { BRL, readCredential, suggestedFee } from '../pricing/index.ts';
import { suggestedConsolidator, suggestedSupplier } from './choices-offered.ts';

/** The fields that quotes of every kind have. */
export type CommonQuote = Pick<AirQuote, keyof AirQuote & keyof HotelQuote>;

export interface NewQuoteContext {
  readonly service: Pick<AirService, 'id' | 'viajantes' | 'camposCustomizados'>;
  readonly agency: { readonly id: number; readonly fornecedorPadrao: Supplier | null };
  readonly consolidators: readonly AgencyService[];
  /** Makes the ids (UUIDs) of the quote and its parts: the package has no source of randomness. */
  readonly newId: () => string;
}

/**
 * The initial fields of a new quote of any kind: BRL, the suggested consolidator and supplier, the credential's fee, and the custom fields
 * that the client company wants filled in at quoting.
 * @see
 */
export function newQuoteFields({ service, agency, consolidators, newId }: NewQuoteContext) {
  const consolidator = suggestedConsolidator(consolidators);
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
    fee: consolidator && suggestedFee(readCredential(consolidator.credencial), service.viajantes.length, 1),
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
    camposCustomizados: service.camposCustomizados.filter(({ etapa }) => etapa === 'COTACAO'),
  } satisfies Partial<CommonQuote>;
}
