import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  campo_checkin: 'Check-in',
  campo_checkout: 'Check-out',
  campo_codigo_verificacao: 'Verification code',
  campo_email_hotel: 'Hotel e-mail',
  campo_fornecedor_servico: 'Service supplier',
  campo_intermediador: 'Intermediary',
  campo_nome_cartao: 'Name on the card',
  campo_numero_cartao: 'Card number',
  campo_tipo_apartamento: 'Room type',
  campo_tipo_cama: 'Bed type',
  campo_tipo_pagamento: 'Payment type',
  campo_tipo_tarifa: 'Rate type',
  campo_validade_cartao: 'Card validity',
  cartao_vencido: 'The card has expired',
  codigo_verificacao_invalido: 'Invalid verification code',
  dados_copiados_com_sucesso: 'Data copied!',
  erro_ao_copiar_dados: 'Error copying data.',
  erro_ao_enviar_email_via_zendesk:
    'The e-mail could not be sent through the support desk. Do you want to copy the text and send it by hand?',
  preencha_os_campos_obrigatorios: 'Fill in the required fields: {{campos}}',
  reserva_de_cotacao_cancelada: 'This quote is cancelled or waits for its cancellation: the hotel is not booked.',
  ticket_criado_no_zendesk: 'Ticket {{ticket}} created in the support desk.',
};
