import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  aguarda_agora: 'desde ahora',
  aguarda_ha: 'espera hace {{tempo}}',
  aguardando_cancelamento: 'A la espera de cancelación',
  cancelamento_ate: 'Cancelación hasta {{data}}',
  prazo_cancelamento_expirado: 'Plazo de cancelación vencido',
  reserva_expirada: 'Reserva expirada',
  reserva_expirada_sem_garantia_preco: 'Reserva vencida, sin garantía de precio.',
  reserva_vencida: 'Vencida',
  sem_prazo: 'sin plazo',
  vence_agora: 'vence ahora',
  vence_em: 'en {{tempo}}',
  venceu_agora: 'acaba de vencer',
  vencido_ha: 'venció hace {{tempo}}',
};
