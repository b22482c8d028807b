import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  campo_cancelamento_ate: 'Cancelación hasta',
  campo_chegada: 'Llegada',
  campo_companhia: 'Aerolínea',
  campo_consolidadora: 'Consolidadora',
  campo_data_devolucao: 'Fecha de devolución',
  campo_data_emissao: 'Fecha de emisión',
  campo_data_retirada: 'Fecha de retiro',
  campo_destino: 'Destino',
  campo_hora_devolucao: 'Hora de devolución',
  campo_hora_retirada: 'Hora de retiro',
  campo_moeda: 'Moneda',
  campo_origem: 'Origen',
  campo_partida: 'Salida',
  campo_total: 'Total',
  campo_validade_reserva: 'Validez de la reserva',
  campo_versao: 'Versión',
};
