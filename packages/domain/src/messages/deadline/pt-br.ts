export const ptBr = {
  aguardando_cancelamento: 'Aguardando cancelamento',
  cancelamento_ate: 'Cancelamento até {{data}}',
  prazo_cancelamento_expirado: 'Prazo de cancelamento expirado',
  reserva_expirada: 'Reserva expirada',
  reserva_expirada_sem_garantia_preco: 'Reserva expirada, sem garantia de preço.',
  reserva_vencida: 'Vencida',
  sem_prazo: 'sem prazo',
  vence_agora: 'vence agora',
  vence_em: 'em {{tempo}}',
  venceu_agora: 'venceu agora',
  vencido_ha: 'venceu há {{tempo}}',
} as const;
