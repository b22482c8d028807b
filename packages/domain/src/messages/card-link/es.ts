import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  link_cartao_aberto: 'Apertura {{vista}} de {{vistas}}. Esta página no se guarda: use los datos ahora y no los anote.',
  link_cartao_codigo: 'Código de seguridad',
  link_cartao_codigo_apagado:
    'Borrado: aparece solo en la primera apertura, antes de la emisión. Si aún lo necesita, responda al correo de la reserva y pida un nuevo enlace.',
  link_cartao_encerrado: 'Este enlace ha terminado',
  link_cartao_encerrado_explicacao:
    'Vale por {{horas}} horas, y los datos de la tarjeta ya se borraron de aquí. Responda al correo de la reserva y pida un nuevo enlace.',
  link_cartao_esgotado: 'Este enlace ya se abrió {{vistas}} veces',
  link_cartao_esgotado_explicacao:
    'Los datos de la tarjeta ya se borraron de aquí. Responda al correo de la reserva y pida un nuevo enlace. Si no fue el hotel quien lo abrió, avise a la agencia.',
  link_cartao_explicacao:
    'El botón muestra el número y el código de seguridad. El enlace se abre {{vistas}} veces hasta {{momento}} (hora de Brasilia), y cada apertura queda registrada. El código aparece solo la primera vez.',
  link_cartao_inexistente: 'Enlace no encontrado',
  link_cartao_inexistente_explicacao:
    'Compruebe que copió la dirección completa del correo de la reserva. Si sigue igual, responda al correo y pida un nuevo enlace.',
  link_cartao_numero: 'Número de la tarjeta',
  link_cartao_titular: 'Nombre en la tarjeta',
  link_cartao_titulo: 'Tarjeta de la reserva',
  link_cartao_validade: 'Vencimiento',
  link_cartao_ver: 'Ver los datos de la tarjeta',
};
