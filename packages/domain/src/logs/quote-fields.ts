import type { Quote, QuoteOf } from '../entities/index.ts';
import type { fieldsMessages } from '../messages/fields/index.ts';
import type { TopicKey } from '../messages/index.ts';
import { consolidatorName } from '../quotes/index.ts';
import type { Logged } from './logged-value.ts';
import { day, freeText, hidden, instant, localTime, money, number, option, percentage, rate, text, time, yesOrNo } from './logged-value.ts';

type FieldKey = TopicKey<typeof fieldsMessages>;

/** How a log shows a field: by which label, and as which value. */
export interface LoggedField<Value> {
  readonly label: FieldKey;
  readonly as: Logged<Value>;
}

function field<Value>(label: FieldKey, as: Logged<Value>): LoggedField<Value> {
  return { label, as };
}

type UnionKeys<Each> = Each extends unknown ? keyof Each : never;
type ValueOf<Each, Name extends PropertyKey> = Each extends unknown ? (Name extends keyof Each ? Each[Name] : never) : never;

/**
 * The fields that are in no log: keys, what the server keeps for itself, what a place or picture carries along, and credentials. Itinerary
 * and client's fields have changes of their own.
 */
type Unlogged =
  | 'id'
  | 'idServico'
  | 'versao'
  | 'agencia'
  | 'tipo'
  | 'tipoOrigemCotacao'
  | 'dadosFornecedor'
  | 'solicitacaoVcn'
  | 'codigoHotel'
  | 'latitude'
  | 'longitude'
  | 'pesquisaSupplierModificada'
  | 'urlImagemCia'
  | 'nomeCia'
  | 'saldoEntrada'
  | 'segmentos'
  | 'camposCustomizados';

/** Every field of a quote of any kind that is logged, in the order in which a log shows them: a new field does not compile until it is here. */
type QuoteFields = { readonly [Name in Exclude<UnionKeys<Quote>, Unlogged>]: LoggedField<ValueOf<Quote, Name> | undefined> };

export const QUOTE_FIELDS: QuoteFields = {
  statusCotacao: field('campo_situacao', option('status_cotacao')),
  // The offer.
  nome: field('campo_hotel', text),
  cidade: field('campo_cidade', text),
  checkin: field('campo_cotacao_checkin', localTime),
  checkout: field('campo_cotacao_checkout', localTime),
  categoria: field('campo_categoria', option('categoria_carro')),
  nomeModelo: field('campo_modelo', text),
  cambio: field('campo_transmissao', text),
  arcondicionado: field('campo_ar_condicionado', yesOrNo),
  dataRetirada: field('campo_data_retirada', day),
  horaRetirada: field('campo_hora_retirada', time),
  cidadeRetirada: field('campo_cidade_retirada', text),
  localRetirada: field('campo_local_retirada', text),
  dataDevolucao: field('campo_data_devolucao', day),
  horaDevolucao: field('campo_hora_devolucao', time),
  cidadeDevolucao: field('campo_cidade_devolucao', text),
  localDevolucao: field('campo_local_devolucao', text),
  justificativaDataAlterada: field('campo_justificativa_datas', freeText),
  classe: field('campo_classe', option('classe_onibus')),
  dataPartida: field('campo_partida', localTime),
  rodoviariaPartida: field('campo_rodoviaria_partida', text),
  dataChegada: field('campo_chegada', localTime),
  rodoviariaChegada: field('campo_rodoviaria_chegada', text),
  tipoApartamento: field('campo_cotacao_tipo_apartamento', text),
  tipoQuarto: field('campo_tipo_quarto', option('tipo_quarto')),
  tipoCama: field('campo_cotacao_tipo_cama', option('tipo_cama')),
  tipoTarifa: field('campo_cotacao_tipo_tarifa', option('tipo_tarifa')),
  regimeAlimentacao: field('campo_regime_alimentacao', option('regime_alimentacao')),
  inclusos: field('campo_inclusos', (items, moeda) => text(items?.join(', '), moeda)),
  prazoCancelamento: field('campo_cancelamento_ate', instant),
  estrelas: field('campo_estrelas', number),
  endereco: field('campo_endereco', text),
  telefone: field('campo_telefone', text),
  email: field('campo_cotacao_email_hotel', text),
  descricao: field('campo_descricao', freeText),
  tipoDespesa: field('campo_tipo_despesa', (expense, moeda) => text(expense?.nome, moeda)),
  // The price.
  moeda: field('campo_moeda', (currency, moeda) => text(currency?.codigo, moeda)),
  cotacaoMoeda: field('campo_cambio', rate),
  tarifa: field('campo_tarifa', money),
  tarifaMedia: field('campo_diaria_media', money),
  valorDiaria: field('campo_valor_diaria', money),
  quantidadeDiarias: field('campo_diarias', number),
  taxas: field('campo_taxas', money),
  taxaExtra: field('campo_taxa_extra', money),
  taxaExtraPercentual: field('campo_taxa_extra_percentual', percentage),
  fee: field('campo_fee', money),
  iss: field('campo_iss', money),
  duRav: field('campo_du_rav', money),
  markup: field('campo_markup', money),
  markupManual: field('campo_markup_manual', yesOrNo),
  percentualComissao: field('campo_comissao_percentual', (fraction, moeda) =>
    // A fraction with up to 6 places; the product of floats would have more.
    percentage(typeof fraction === 'number' ? Number((fraction * 100).toFixed(4)) : null, moeda),
  ),
  valorComissao: field('campo_comissao', money),
  tarifaTotal: field('campo_tarifa_total', money),
  total: field('campo_total', money),
  // Supply and payment.
  agenciaServico: field('campo_consolidadora', (service, moeda) => text(service && consolidatorName(service.consolidadora), moeda)),
  intermediador: field('campo_cotacao_intermediador', text),
  fornecedorServico: field('campo_cotacao_fornecedor_servico', (supplier, moeda) => text(supplier?.nome, moeda)),
  fornecedor: field('campo_fornecedor', (supplier, moeda) => text(supplier?.nome, moeda)),
  tipoPagamento: field('campo_cotacao_tipo_pagamento', (payment, moeda) => text(payment?.descricao, moeda)),
  aguardandoFornecedor: field('campo_aguardando_fornecedor', yesOrNo),
  enviarMensagemAguardandoFornecedor: field('campo_mensagem_fornecedor', yesOrNo),
  pix: field('campo_chave_pix', hidden),
  codigoTransacaoCartao: field('campo_codigo_autorizacao', hidden),
  // The reservation.
  codigoReserva: field('campo_codigo_reserva', text),
  localizador: field('campo_localizador', text),
  validadeReserva: field('campo_validade_reserva', instant),
  reservado: field('campo_reservado', yesOrNo),
  quantidadeBagagem: field('campo_bagagens', number),
  pesoBagagem: field('campo_peso_bagagem', number),
  tourCode: field('campo_tour_code', text),
  baseTarifaria: field('campo_base_tarifaria', text),
  observacao: field('campo_observacao', freeText),
  // The issue.
  numeroBilhete: field('campo_numero_bilhete', text),
  dataEmissao: field('campo_data_emissao', instant),
  emissor: field('campo_emissor', text),
  emitidaAutomaticamente: field('campo_emitida_automaticamente', yesOrNo),
  emissaoEmVerificacao: field('campo_emissao_em_verificacao', yesOrNo),
  valorAlteradoEmissao: field('campo_valor_alterado_emissao', yesOrNo),
  alteradoPrestacao: field('campo_alterado_prestacao', yesOrNo),
  multa: field('campo_multa', money),
  taxaCancelamento: field('campo_taxa_cancelamento', money),
  valorCancelado: field('campo_valor_cancelado', money),
  dataCancelamento: field('campo_data_cancelamento', instant),
  opcaoSaldo: field('campo_opcao_saldo', option('opcao_saldo')),
  utilizaSaldo: field('campo_usa_saldo', yesOrNo),
};

/** The company that a car or bus quote names: the modals of the two kinds call it differently. */
export function companyLabel(quote: Quote): FieldKey {
  return 'classe' in quote ? 'campo_viacao' : 'campo_locadora';
}

/** The company of a car or bus quote. */
export function companyOf(quote: Quote | null): string | null | undefined {
  return quote && 'nomeCia' in quote ? (quote as QuoteOf['CARRO'] | QuoteOf['RODOVIARIO']).nomeCia : null;
}
