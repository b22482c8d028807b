import type { MessageKey } from '../messages/index.ts';

const LABELS: Readonly<Record<string, MessageKey>> = {
  agenciaServico: 'campo_consolidadora',
  baseTarifaria: 'campo_base_tarifaria',
  cambio: 'campo_transmissao',
  checkin: 'campo_checkin',
  checkout: 'campo_checkout',
  cia: 'campo_companhia',
  cidade: 'campo_cidade',
  cidadeDevolucao: 'campo_cidade_devolucao',
  cidadeRetirada: 'campo_cidade_retirada',
  codigoReserva: 'campo_codigo_reserva',
  codigoTransacaoCartao: 'campo_codigo_autorizacao',
  consolidadora: 'campo_consolidadora',
  dataChegada: 'campo_chegada',
  dataDevolucao: 'campo_data_devolucao',
  dataEmissao: 'campo_data_emissao',
  dataPartida: 'campo_partida',
  dataRetirada: 'campo_data_retirada',
  descricao: 'campo_descricao',
  destino: 'campo_destino',
  emissor: 'campo_emissor',
  endereco: 'campo_endereco',
  fornecedorServico: 'campo_fornecedor_servico',
  horaDevolucao: 'campo_hora_devolucao',
  horaRetirada: 'campo_hora_retirada',
  intermediador: 'campo_intermediador',
  justificativaDataAlterada: 'campo_justificativa_datas',
  localDevolucao: 'campo_local_devolucao',
  localRetirada: 'campo_local_retirada',
  localizador: 'campo_localizador',
  moeda: 'campo_moeda',
  nomeCia: 'campo_companhia',
  nomeModelo: 'campo_modelo',
  numeroBilhete: 'campo_numero_bilhete',
  observacao: 'campo_observacao',
  origem: 'campo_origem',
  pix: 'campo_chave_pix',
  prazoCancelamento: 'campo_cancelamento_ate',
  rodoviariaChegada: 'campo_rodoviaria_chegada',
  rodoviariaPartida: 'campo_rodoviaria_partida',
  telefone: 'campo_telefone',
  tipoApartamento: 'campo_cotacao_tipo_apartamento',
  tipoPagamento: 'campo_tipo_pagamento',
  total: 'campo_total',
  tourCode: 'campo_tour_code',
  validadeReserva: 'campo_validade_reserva',
  versao: 'campo_versao',
};

/** Names that other bodies have, too, each with what it is a part of. */
const PART_LABELS: Readonly<Record<string, MessageKey>> = {
  'camposCustomizados.valor': 'campo_cliente',
  'voos.numero': 'campo_numero_voo',
};

/**
 * What a refusal calls a quote's field, by its path (`segmentos.0.voos.1.dataPartida`): the label of the field on the screens, and for the
 * version and the total, which no field shows, words of their own. Undefined for a field without either.
 * @see A-284
 */
export function fieldLabel(path: string): MessageKey | undefined {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const [name, part] = [names.at(-1) ?? '', names.slice(-2).join('.')];
  if (Object.hasOwn(PART_LABELS, part)) return PART_LABELS[part];
  return Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
}
