import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  reserva_apartamento: 'Tipo de habitación: {{valor}}',
  reserva_assunto: 'Reserva: {{hotel}}, {{hospedes}}, entrada {{entrada}}',
  reserva_cama: 'Tipo de cama: {{valor}}',
  reserva_cartao: 'Tarjeta',
  reserva_cartao_final: 'Tarjeta: {{bandeira}} terminada en {{final}}, a nombre de {{titular}}, vencimiento {{validade}}',
  reserva_cliente: 'Empresa: {{valor}}',
  reserva_diarias: 'Noches: {{valor}}',
  reserva_endereco: 'Dirección: {{valor}}',
  reserva_entrada: 'Entrada: {{valor}}',
  reserva_hospedes: 'Huéspedes: {{valor}}',
  reserva_hotel: 'Hotel: {{valor}}',
  reserva_link:
    'Número y código de la tarjeta en este enlace, válido por {{horas}} horas (hasta {{momento}}, hora de Brasilia) y para {{vistas}} aperturas:',
  reserva_numero: 'Nuestra referencia: solicitud {{numero}}',
  reserva_pagamento: 'Forma de pago: {{forma}}',
  reserva_pedido: '¡Hola! Solicitamos la reserva siguiente. Por favor, confírmela por correo con el código de reserva.',
  reserva_pix: 'Clave Pix: {{chave}}',
  reserva_regime: 'Régimen: {{valor}}',
  reserva_saida: 'Salida: {{valor}}',
  reserva_tarifa: 'Tipo de tarifa: {{valor}}',
  reserva_valor_diaria: 'Valor por noche: {{valor}}',
};
