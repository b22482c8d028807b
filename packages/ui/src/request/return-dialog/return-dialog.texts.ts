import { defineTexts } from '../../i18n/index.ts';

export const returnDialogTexts = defineTexts({
  'pt-BR': {
    title: 'Retornar a solicitação {{number}}?',
    toRequester: 'Ela volta ao solicitante como rascunho e sai das listas da agência.',
    toQuoting: 'Ela sai da análise do cliente e volta para a cotação; as cotações prontas ficam pendentes outra vez.',
    toClient: 'Ela volta ao cliente, que escolhe de novo entre as cotações.',
    toIssuing: 'A alteração é desfeita e ela volta para a emissão.',
    toClosing: 'A alteração é desfeita e ela volta para o fechamento; o que foi emitido continua emitido.',
    justification: 'Justificativa, para quem a recebe',
    confirm: 'Retornar',
  },
  en: {
    title: 'Return request {{number}}?',
    toRequester: 'It goes back to the requester as a draft and leaves the lists of the agency.',
    toQuoting: "It leaves the client's analysis and goes back to quoting; its finished quotes are pending again.",
    toClient: 'It goes back to the client, who chooses again among the quotes.',
    toIssuing: 'The change is undone and it goes back to issuing.',
    toClosing: 'The change is undone and it goes back to the closing; what was issued stays issued.',
    justification: 'Justification, for whoever gets it',
    confirm: 'Return',
  },
  es: {
    title: '¿Devolver la solicitud {{number}}?',
    toRequester: 'Vuelve al solicitante como borrador y sale de las listas de la agencia.',
    toQuoting: 'Sale del análisis del cliente y vuelve a la cotización; las cotizaciones listas quedan pendientes otra vez.',
    toClient: 'Vuelve al cliente, que elige de nuevo entre las cotizaciones.',
    toIssuing: 'El cambio se deshace y vuelve a la emisión.',
    toClosing: 'El cambio se deshace y vuelve al cierre; lo emitido sigue emitido.',
    justification: 'Justificación, para quien la recibe',
    confirm: 'Devolver',
  },
});
