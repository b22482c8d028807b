import { defineTexts } from '../../i18n/index.ts';

export const replaceChosenQuestionTexts = defineTexts({
  'pt-BR': {
    title: 'Pôr {{quote}} no lugar da escolhida?',
    hint: 'A escolhida, {{quote}}, sai da solicitação. Se o total muda, a solicitação pode voltar para o cliente.',
    confirm: 'Trocar a escolhida',
  },
  en: {
    title: 'Put {{quote}} in the place of the chosen one?',
    hint: 'The chosen one, {{quote}}, leaves the request. If the total changes, the request may go back to the client.',
    confirm: 'Replace the chosen one',
  },
  es: {
    title: '¿Poner {{quote}} en lugar de la elegida?',
    hint: 'La elegida, {{quote}}, sale de la solicitud. Si el total cambia, la solicitud puede volver al cliente.',
    confirm: 'Cambiar la elegida',
  },
});
