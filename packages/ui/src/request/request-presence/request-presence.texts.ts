import { defineTexts } from '../../i18n/index.ts';

export const requestPresenceTexts = defineTexts({
  'pt-BR': {
    label: 'Quem mais está aqui',
    here: '{{name}} está aqui',
    atQuote: '{{name}} está na cotação {{quote}}',
    more: { one: 'e mais {{count}} pessoa', other: 'e mais {{count}} pessoas' },
  },
  en: {
    label: 'Who else is here',
    here: '{{name}} is here',
    atQuote: '{{name}} is at the quote {{quote}}',
    more: { one: 'and {{count}} more person', other: 'and {{count}} more people' },
  },
  es: {
    label: 'Quién más está aquí',
    here: '{{name}} está aquí',
    atQuote: '{{name}} está en la cotización {{quote}}',
    more: { one: 'y {{count}} persona más', other: 'y {{count}} personas más' },
  },
});
