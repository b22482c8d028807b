import { defineTexts } from '../../i18n/index.ts';

export const replaceColleaguesDialogTexts = defineTexts({
  'pt-BR': {
    held: { one: '{{count}} das solicitações está com {{names}}.', other: '{{count}} das solicitações estão com {{names}}.' },
    takeOver: '{{held}} Deseja assumir também?',
    assign: '{{held}} Deseja passar também para {{next}}?',
  },
  en: {
    held: { one: '{{count}} of the requests is with {{names}}.', other: '{{count}} of the requests are with {{names}}.' },
    takeOver: '{{held}} Do you want to take over these too?',
    assign: '{{held}} Do you want to hand these to {{next}} too?',
  },
  es: {
    held: { one: '{{count}} de las solicitudes está con {{names}}.', other: '{{count}} de las solicitudes están con {{names}}.' },
    takeOver: '{{held}} ¿Desea asumir también?',
    assign: '{{held}} ¿Desea pasar también a {{next}}?',
  },
});
