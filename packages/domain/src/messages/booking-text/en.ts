import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  reserva_apartamento: 'Room type: {{valor}}',
  reserva_assunto: 'Booking: {{hotel}}, {{hospedes}}, check-in {{entrada}}',
  reserva_cama: 'Bed type: {{valor}}',
  reserva_cartao: 'Card',
  reserva_cartao_final: 'Card: {{bandeira}} ending in {{final}}, name on card {{titular}}, expiry {{validade}}',
  reserva_cliente: 'Company: {{valor}}',
  reserva_diarias: 'Nights: {{valor}}',
  reserva_endereco: 'Address: {{valor}}',
  reserva_entrada: 'Check-in: {{valor}}',
  reserva_hospedes: 'Guests: {{valor}}',
  reserva_hotel: 'Hotel: {{valor}}',
  reserva_link:
    'Card number and code at this link, valid for {{horas}} hours (until {{momento}}, Brasília time) and for {{vistas}} openings:',
  reserva_numero: 'Our reference: request {{numero}}',
  reserva_pagamento: 'Payment: {{forma}}',
  reserva_pedido: 'Hello! Please make the booking below and confirm it by e-mail with the booking code.',
  reserva_pix: 'Pix key: {{chave}}',
  reserva_regime: 'Meal plan: {{valor}}',
  reserva_saida: 'Check-out: {{valor}}',
  reserva_tarifa: 'Rate type: {{valor}}',
  reserva_valor_diaria: 'Rate per night: {{valor}}',
};
