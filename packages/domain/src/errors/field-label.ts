import type { MessageKey } from '../messages/index.ts';

const LABELS: Readonly<Record<string, MessageKey>> = {
  agenciaServico: 'campo_consolidadora',
  checkin: 'campo_checkin',
  checkout: 'campo_checkout',
  cia: 'campo_companhia',
  consolidadora: 'campo_consolidadora',
  dataChegada: 'campo_chegada',
  dataDevolucao: 'campo_data_devolucao',
  dataEmissao: 'campo_data_emissao',
  dataPartida: 'campo_partida',
  dataRetirada: 'campo_data_retirada',
  descricao: 'campo_descricao',
  destino: 'campo_destino',
  fornecedorServico: 'campo_fornecedor_servico',
  horaDevolucao: 'campo_hora_devolucao',
  horaRetirada: 'campo_hora_retirada',
  intermediador: 'campo_intermediador',
  moeda: 'campo_moeda',
  observacao: 'campo_observacao',
  origem: 'campo_origem',
  prazoCancelamento: 'campo_cancelamento_ate',
  tipoPagamento: 'campo_tipo_pagamento',
  total: 'campo_total',
  validadeReserva: 'campo_validade_reserva',
  versao: 'campo_versao',
};

/**
 * What a refusal calls a quote's field, by its path (`segmentos.0.voos.1.dataPartida`): the label of the field on the screens, and for the
 * version and the total, which no field shows, words of their own. Undefined for a field without either.
 * @see A-284
 */
export function fieldLabel(path: string): MessageKey | undefined {
  const name = path.split('.').at(-1) ?? '';
  return Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
}
