import { defineTexts } from '../../i18n/index.ts';

export const chatButtonTexts = defineTexts({
  'pt-BR': {
    chat: 'Conversa',
    ofRequest: 'Conversa da solicitação {{number}}',
    unread: { one: '{{count}} mensagem não lida', other: '{{count}} mensagens não lidas' },
    unsent: 'mensagem não enviada',
  },
  en: {
    chat: 'Chat',
    ofRequest: 'Chat of request {{number}}',
    unread: { one: '{{count}} unread message', other: '{{count}} unread messages' },
    unsent: 'message not sent',
  },
  es: {
    chat: 'Conversación',
    ofRequest: 'Conversación de la solicitud {{number}}',
    unread: { one: '{{count}} mensaje no leído', other: '{{count}} mensajes no leídos' },
    unsent: 'mensaje no enviado',
  },
});
