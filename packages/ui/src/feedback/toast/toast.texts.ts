import { defineTexts } from '../../i18n/index.ts';

export const toastTexts = defineTexts({
  'pt-BR': {
    close: 'Fechar mensagem',
    more: 'mais {{count}}',
    moreMessages: { one: 'mais {{count}} mensagem', other: 'mais {{count}} mensagens' },
    moreFailed: { one: 'mais {{count}} mensagem, de erro', other: 'mais {{count}} mensagens, com erro' },
    said: 'Mensagem: {{text}}',
    reachAction: '{{action}}: {{hotkey}}.',
    viewport: 'Mensagens ({{hotkey}})',
  },
  en: {
    close: 'Close message',
    more: '{{count}} more',
    moreMessages: { one: '{{count}} more message', other: '{{count}} more messages' },
    moreFailed: { one: '{{count}} more message, of an error', other: '{{count}} more messages, errors among them' },
    said: 'Message: {{text}}',
    reachAction: '{{action}}: {{hotkey}}.',
    viewport: 'Messages ({{hotkey}})',
  },
  es: {
    close: 'Cerrar mensaje',
    more: '{{count}} más',
    moreMessages: { one: '{{count}} más, mensaje', other: '{{count}} más, mensajes' },
    moreFailed: { one: '{{count}} más, mensaje de error', other: '{{count}} más, mensajes con error' },
    said: 'Mensaje: {{text}}',
    reachAction: '{{action}}: {{hotkey}}.',
    viewport: 'Mensajes ({{hotkey}})',
  },
});
