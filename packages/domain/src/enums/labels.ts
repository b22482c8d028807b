import type { MessageKey } from '../messages/index.ts';
import { TIPO_CABINE, TIPO_PESQUISA_AEREA, TIPO_SEGMENTO } from './air.ts';
import { CLASSE_ONIBUS } from './bus.ts';
import { CATEGORIA_CARRO, FATURAMENTO_VEICULO, PAGAMENTO_VEICULO, TIPO_LOCADORA_CODE } from './car.ts';
import { COBRANCA_FEE, ESTADO_CREDENCIAL } from './credentials.ts';
import { ETAPA_PREENCHIMENTO, TIPO_CAMPO } from './custom-fields.ts';
import { REGIME_ALIMENTACAO, TIPO_CAMA, TIPO_QUARTO } from './hotel.ts';
import { OPCAO_SALDO, STATUS_SALDO_ENTRADA, TIPO_EMISSAO } from './issuing.ts';
import { CARACTERISTICA_WEX, PAGO_POR_CODE, STATUS_COBRANCA, TIPO_PAGAMENTO } from './payments.ts';
import { SITUACAO } from './people.ts';
import { STATUS_COTACAO, TIPO_TARIFA } from './quotes.ts';
import { FORMATO_RELATORIO } from './reports.ts';
import { FILTRO_SOLICITACOES, GRUPO_STATUS, STATUS_SOLICITACAO } from './requests.ts';
import { ORDENACAO_AEREO } from './results.ts';
import { FILTRO_TIPO_SERVICO, TIPO_SERVICO, TIPO_SERVICO_CODE } from './service-kind.ts';

/** The values that have a label, by the prefix of their message keys. @see S-325 */
const LABELLED = {
  status_solicitacao: STATUS_SOLICITACAO,
  grupo_status: GRUPO_STATUS,
  status_cotacao: STATUS_COTACAO,
  categoria_carro: CATEGORIA_CARRO,
  tipo_quarto: TIPO_QUARTO,
  tipo_cama: TIPO_CAMA,
  regime_alimentacao: REGIME_ALIMENTACAO,
  classe_onibus: CLASSE_ONIBUS,
  situacao: SITUACAO,
  tipo_servico: [...Object.keys(TIPO_SERVICO_CODE), ...FILTRO_TIPO_SERVICO],
  wex: CARACTERISTICA_WEX,
  tipo_emissao: TIPO_EMISSAO,
  cobranca_fee: COBRANCA_FEE,
  pagamento_veiculo: PAGAMENTO_VEICULO,
  faturamento_veiculo: FATURAMENTO_VEICULO,
  tipo_locadora: Object.keys(TIPO_LOCADORA_CODE),
  pago_por: Object.keys(PAGO_POR_CODE),
  status_cobranca: STATUS_COBRANCA,
  tipo_pesquisa_aerea: TIPO_PESQUISA_AEREA,
  tipo_segmento: TIPO_SEGMENTO,
  tipo_campo: TIPO_CAMPO,
  etapa_preenchimento: ETAPA_PREENCHIMENTO,
  tipo_pagamento: TIPO_PAGAMENTO,
  cabine: TIPO_CABINE,
  tipo_tarifa: TIPO_TARIFA,
  opcao_saldo: OPCAO_SALDO,
  saldo_entrada: STATUS_SALDO_ENTRADA,
  filtro_solicitacoes: FILTRO_SOLICITACOES,
  credencial_estado: ESTADO_CREDENCIAL,
  secao: TIPO_SERVICO,
  ordenacao: [...ORDENACAO_AEREO, 'NOME', 'ESTRELAS'],
  formato: FORMATO_RELATORIO,
} as const satisfies Record<string, readonly string[]>;

/** The enumerations whose values have labels. */
export type Enumeration = keyof typeof LABELLED;

/** Every enumeration that has labels. */
export const ENUMERATIONS = Object.keys(LABELLED) as Enumeration[];

/** The values of an enumeration that have a label. */
export function labelledValues(enumeration: Enumeration): readonly string[] {
  return LABELLED[enumeration];
}

/** `PagamentoNoBalcao` and `CARTAO_FIXO` as `pagamento_no_balcao` and `cartao_fixo`. */
function snake(value: string): string {
  return value.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
}

/** The keys of an enumeration's labels. */
export type EnumLabelKey<Each extends Enumeration> = Extract<MessageKey, `${Each}_${string}`>;

/**
 * The message key of a value's label; `null` for a value without a label, which is shown as it is.
 * @see S-325
 */
export function enumLabel<Each extends Enumeration>(enumeration: Each, value: string): EnumLabelKey<Each> | null {
  // The test checks that each of these keys has a text: the compiler cannot follow how a value is spelled.
  return labelledValues(enumeration).includes(value) ? (`${enumeration}_${snake(value)}` as EnumLabelKey<Each>) : null;
}
