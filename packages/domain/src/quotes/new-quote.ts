import type { AgencyService, AirQuote, AirService, CustomField, Quote, Supplier } from '../entities/index.ts';
import { BRL, readCredential, suggestedFee } from '../pricing/index.ts';
import { suggestedConsolidator, suggestedSupplier } from './choices-offered.ts';

/** The fields that quotes of every kind have. */
export type CommonQuote = Pick<AirQuote, keyof Quote>;

/** The fields of a quote in which nobody has entered anything: empty, and not issued. What its request and its agency give is not among them. */
export const BLANK_QUOTE = {
  versao: 0,
  statusCotacao: 'COTACAO_PENDENTE',
  tipo: null,
  tipoOrigemCotacao: 'SUPPLIER_ADD',
  tipoPagamento: null,
  intermediador: null,
  tarifa: null,
  taxas: null,
  taxaExtra: null,
  taxaExtraPercentual: null,
  fee: null,
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
} satisfies Partial<CommonQuote>;

export interface NewQuoteContext {
  readonly service: Pick<AirService, 'id' | 'viajantes' | 'camposCustomizados'>;
  readonly agency: { readonly id: number; readonly fornecedorPadrao: Supplier | null };
  readonly consolidators: readonly AgencyService[];
  /** Makes the ids (UUIDs) of the quote and its parts: the package has no source of randomness. */
  readonly newId: () => string;
}

/** The custom fields of a service that the client company wants filled in at quoting. @see Q-278 */
export function askedAtQuoting({ camposCustomizados }: { readonly camposCustomizados: readonly CustomField[] }): CustomField[] {
  return camposCustomizados.filter(({ etapa }) => etapa === 'COTACAO');
}

/**
 * The initial fields of a new quote of any kind: BRL, the suggested consolidator and supplier, the credential's fee, and the custom fields
 * that the client company wants filled in at quoting.
 * @see
 */
export function newQuoteFields({ service, agency, consolidators, newId }: NewQuoteContext) {
  const consolidator = suggestedConsolidator(consolidators);
  return {
    ...BLANK_QUOTE,
    id: newId(),
    idServico: service.id,
    agencia: { id: agency.id, fornecedorPadrao: agency.fornecedorPadrao },
    agenciaServico: consolidator,
    fornecedorServico: suggestedSupplier(agency),
    moeda: BRL,
    cotacaoMoeda: 1,
    fee: consolidator && suggestedFee(readCredential(consolidator.credencial), service.viajantes.length, 1),
    camposCustomizados: askedAtQuoting(service),
  } satisfies Partial<CommonQuote>;
}
