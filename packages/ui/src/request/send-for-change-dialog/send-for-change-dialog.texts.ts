import { defineTexts } from '../../i18n/index.ts';

export const sendForChangeDialogTexts = defineTexts({
  'pt-BR': {
    title: 'Enviar para alteração',
    request: 'Solicitação {{number}}',
    which: 'O que o cliente quer alterar?',
    wish: 'O que muda em {{service}}',
    none: 'Escolha ao menos um serviço.',
    send: 'Enviar para alteração',
  },
  en: {
    title: 'Send for change',
    request: 'Request {{number}}',
    which: 'What does the client want to change?',
    wish: 'What changes in {{service}}',
    none: 'Choose at least one service.',
    send: 'Send for change',
  },
  es: {
    title: 'Enviar para cambio',
    request: 'Solicitud {{number}}',
    which: '¿Qué quiere cambiar el cliente?',
    wish: 'Qué cambia en {{service}}',
    none: 'Elija al menos un servicio.',
    send: 'Enviar para cambio',
  },
});
