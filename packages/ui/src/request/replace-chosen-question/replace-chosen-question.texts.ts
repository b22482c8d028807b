import { defineTexts } from '../../i18n/index.ts';

export const replaceChosenQuestionTexts = defineTexts({
  'pt-BR': {
    title: 'Pôr {{quote}} no lugar da escolhida?',
    hint: 'A escolhida, {{quote}}, sai da solicitação. Se o total muda, a solicitação pode voltar para o cliente.',
    liveCard:
      'Ela tem um cartão virtual ativo, final {{ending}}, que continua podendo ser cobrado e não aparece mais na solicitação. Se ele não for usado, cancele-o antes.',
    confirm: 'Trocar a escolhida',
  },
  en: {
    title: 'Put {{quote}} in the place of the chosen one?',
    hint: 'The chosen one, {{quote}}, leaves the request. If the total changes, the request may go back to the client.',
    liveCard:
      'It has an active virtual card, ending in {{ending}}, which can still be charged and is not shown in the request any more. If it will not be used, cancel it first.',
    confirm: 'Replace the chosen one',
  },
  es: {
    title: '¿Poner {{quote}} en lugar de la elegida?',
    hint: 'La elegida, {{quote}}, sale de la solicitud. Si el total cambia, la solicitud puede volver al cliente.',
    liveCard:
      'Tiene una tarjeta virtual activa, terminada en {{ending}}, que todavía puede ser cobrada y ya no aparece en la solicitud. Si no se va a usar, cancélela antes.',
    confirm: 'Cambiar la elegida',
  },
});
