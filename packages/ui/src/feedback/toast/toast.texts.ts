import { defineTexts } from '../../i18n/index.ts';

export const toastTexts = defineTexts({
  'pt-BR': {
    close: 'Fechar mensagem',
    label: 'Mensagem',
    viewport: 'Mensagens ({hotkey})',
  },
  en: {
    close: 'Close message',
    label: 'Message',
    viewport: 'Messages ({hotkey})',
  },
  es: {
    close: 'Cerrar mensaje',
    label: 'Mensaje',
    viewport: 'Mensajes ({hotkey})',
  },
});
