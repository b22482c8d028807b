import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  link_cartao_aberto: 'Opening {{vista}} of {{vistas}}. This page is not stored: use the data now, and do not write them down.',
  link_cartao_codigo: 'Security code',
  link_cartao_codigo_apagado:
    'Erased: it is shown only at the first opening, before the ticket is issued. If you still need it, reply to the booking e-mail and ask for a new link.',
  link_cartao_encerrado: 'This link has ended',
  link_cartao_encerrado_explicacao:
    'It is valid for {{horas}} hours, and the card data have been erased here. Reply to the booking e-mail and ask for a new link.',
  link_cartao_esgotado: 'This link has been opened {{vistas}} times',
  link_cartao_esgotado_explicacao:
    'The card data have been erased here. Reply to the booking e-mail and ask for a new link. If it was not the hotel that opened it, tell the agency.',
  link_cartao_explicacao:
    'The button shows the number and the security code. The link opens {{vistas}} times until {{momento}} (Brasília time), and each opening is recorded. The code is shown only the first time.',
  link_cartao_inexistente: 'Link not found',
  link_cartao_inexistente_explicacao:
    'Check that the whole address was copied from the booking e-mail. If it still fails, reply to the e-mail and ask for a new link.',
  link_cartao_numero: 'Card number',
  link_cartao_titular: 'Name on the card',
  link_cartao_titulo: 'Card of the booking',
  link_cartao_validade: 'Expiry',
  link_cartao_ver: 'Show card data',
};
