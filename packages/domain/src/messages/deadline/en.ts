import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  aguarda_agora: 'since just now',
  aguarda_ha: 'waiting {{tempo}}',
  aguardando_cancelamento: 'Awaiting cancellation',
  cancelamento_ate: 'Cancellation until {{data}}',
  prazo_cancelamento_expirado: 'Cancellation deadline expired',
  reserva_expirada: 'Booking expired',
  reserva_expirada_sem_garantia_preco: 'Booking expired, price not guaranteed.',
  reserva_vencida: 'Expired',
  sem_prazo: 'no deadline',
  vence_agora: 'due now',
  vence_em: 'in {{tempo}}',
  venceu_agora: 'just expired',
  vencido_ha: 'expired {{tempo}} ago',
};
