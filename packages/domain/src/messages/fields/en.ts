import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  campo_cancelamento_ate: 'Cancel until',
  campo_chegada: 'Arrival',
  campo_companhia: 'Airline',
  campo_consolidadora: 'Consolidator',
  campo_data_devolucao: 'Return date',
  campo_data_emissao: 'Issue date',
  campo_data_retirada: 'Pickup date',
  campo_destino: 'Destination',
  campo_hora_devolucao: 'Return time',
  campo_hora_retirada: 'Pickup time',
  campo_moeda: 'Currency',
  campo_origem: 'Origin',
  campo_partida: 'Departure',
  campo_total: 'Total',
  campo_validade_reserva: 'Reservation validity',
  campo_versao: 'Version',
};
