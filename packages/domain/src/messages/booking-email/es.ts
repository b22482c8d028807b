import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  campo_checkin: 'Check-in',
  campo_checkout: 'Check-out',
  campo_codigo_verificacao: 'Código de verificación',
  campo_email_hotel: 'Correo electrónico del hotel',
  campo_fornecedor_servico: 'Proveedor del servicio',
  campo_intermediador: 'Intermediario',
  campo_nome_cartao: 'Nombre en la tarjeta',
  campo_numero_cartao: 'Número de la tarjeta',
  campo_tipo_apartamento: 'Tipo de habitación',
  campo_tipo_cama: 'Tipo de cama',
  campo_tipo_pagamento: 'Tipo de pago',
  campo_tipo_tarifa: 'Tipo de tarifa',
  campo_validade_cartao: 'Vencimiento de la tarjeta',
  cartao_vencido: 'Tarjeta vencida',
  codigo_verificacao_invalido: 'Código de verificación no válido',
  dados_copiados_com_sucesso: '¡Datos copiados con éxito!',
  erro_ao_copiar_dados: 'Error al copiar los datos.',
  erro_ao_enviar_email_via_zendesk:
    'No fue posible enviar el correo por el sistema de atención. ¿Desea copiar el texto para enviarlo manualmente?',
  preencha_os_campos_obrigatorios: 'Complete los campos obligatorios: {{campos}}',
  reserva_de_cotacao_cancelada: 'Esta cotización fue cancelada o espera su cancelación: no se reserva el hotel.',
  ticket_criado_no_zendesk: 'Ticket {{ticket}} creado en el sistema de atención.',
};
