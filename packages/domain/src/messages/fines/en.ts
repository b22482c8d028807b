import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  calculo_cliente_paga: 'Client pays',
  calculo_cliente_recebe: 'Client gets',
  calculo_credito: 'Ticket credit',
  calculo_diferenca_tarifa: 'Fare difference',
  calculo_multa: 'Fine',
  calculo_taxas_devolvidas: 'Taxes given back',
  calculo_taxas_retidas: 'Taxes kept',
  emissao_ja_emitida: 'The issue has a ticket or a reservation already. Cancel it with its fine.',
  emissao_nao_espera_alteracao: 'This issue does not wait for a change to be confirmed.',
  emissao_nao_pode_ser_cancelada: 'This issue cannot be cancelled in its present status.',
  fornecedor_nao_respondeu: 'The supplier did not answer. Nothing was cancelled here; try again.',
  parcela_credito: 'credit',
  parcela_multa: 'fine',
  parcela_tarifa: 'fare',
  parcela_tarifa_nova: 'new fare',
  parcela_taxas: 'taxes',
  parcela_taxas_novas: 'new taxes',
  parcela_taxas_retidas: 'taxes kept',
  parcela_total: 'total',
  parcela_total_novo: 'new total',
  reserva_nao_cancelada: 'The supplier did not cancel the reservation.',
  saldo_entrada_pendente: 'Pending, for a later issue',
  saldo_entrada_utilizado: 'Used',
};
