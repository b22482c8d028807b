import { defineTexts } from '../../i18n/index.ts';

export const autocompleteTexts = defineTexts({
  'pt-BR': {
    choose: 'Escolha uma opção da lista.',
    clear: 'Limpar: {{label}}',
    minChars: { one: 'Digite ao menos {{count}} letra', other: 'Digite ao menos {{count}} letras' },
    failed: 'Não foi possível buscar.',
    retry: 'Tentar de novo',
    found: { one: '{{count}} resultado', other: '{{count}} resultados' },
  },
  en: {
    choose: 'Choose an option from the list.',
    clear: 'Clear: {{label}}',
    minChars: { one: 'Type at least {{count}} letter', other: 'Type at least {{count}} letters' },
    failed: 'The search failed.',
    retry: 'Try again',
    found: { one: '{{count}} result', other: '{{count}} results' },
  },
  es: {
    choose: 'Elija una opción de la lista.',
    clear: 'Borrar: {{label}}',
    minChars: { one: 'Escriba al menos {{count}} letra', other: 'Escriba al menos {{count}} letras' },
    failed: 'No se pudo buscar.',
    retry: 'Intentar de nuevo',
    found: { one: '{{count}} resultado', other: '{{count}} resultados' },
  },
});
