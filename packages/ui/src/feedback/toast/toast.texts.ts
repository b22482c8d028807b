import { defineTexts } from '../../i18n/index.ts';

export const toastTexts = defineTexts({
  'pt-BR': {
    close: 'Fechar mensagem',
    label: 'Mensagem',
    more: 'mais {{count}}',
    moreMessages: { one: 'mais {{count}} mensagem', other: 'mais {{count}} mensagens' },
    moreFailed: { one: 'mais {{count}} mensagem, de erro', other: 'mais {{count}} mensagens, com erro' },
    viewport: 'Mensagens ({hotkey})',
  },
  en: {
    close: 'Close message',
    label: 'Message',
    more: '{{count}} more',
    moreMessages: { one: '{{count}} more message', other: '{{count}} more messages' },
    moreFailed: { one: '{{count}} more message, of an error', other: '{{count}} more messages, errors among them' },
    viewport: 'Messages ({hotkey})',
  },
  es: {
    close: 'Cerrar mensaje',
    label: 'Mensaje',
    more: '{{count}} más',
    moreMessages: { one: '{{count}} más, mensaje', other: '{{count}} más, mensajes' },
    moreFailed: { one: '{{count}} más, mensaje de error', other: '{{count}} más, mensajes con error' },
    viewport: 'Mensajes ({hotkey})',
  },
});
