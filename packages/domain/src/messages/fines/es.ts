import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  calculo_cliente_paga: 'El cliente paga',
  calculo_cliente_recebe: 'El cliente recibe',
  calculo_credito: 'Crédito del billete',
  calculo_diferenca_tarifa: 'Diferencia de tarifa',
  calculo_multa: 'Multa',
  calculo_taxas_devolvidas: 'Tasas devueltas',
  calculo_taxas_retidas: 'Tasas retenidas',
  emissao_ja_emitida: 'La emisión ya tiene billete o reserva. Cancélela con la multa.',
  emissao_nao_espera_alteracao: 'Esta emisión no espera la confirmación de un cambio.',
  emissao_nao_pode_ser_cancelada: 'Esta emisión no se puede cancelar en la situación en que está.',
  fornecedor_nao_respondeu: 'El proveedor no respondió. Aquí no se canceló nada; inténtelo de nuevo.',
  parcela_credito: 'crédito',
  parcela_multa: 'multa',
  parcela_tarifa: 'tarifa',
  parcela_tarifa_nova: 'tarifa nueva',
  parcela_taxas: 'tasas',
  parcela_taxas_novas: 'tasas nuevas',
  parcela_taxas_retidas: 'tasas retenidas',
  parcela_total: 'total',
  parcela_total_novo: 'total nuevo',
  reserva_nao_cancelada: 'El proveedor no canceló la reserva.',
  saldo_entrada_pendente: 'Pendiente, para una emisión futura',
  saldo_entrada_utilizado: 'Utilizado',
};
