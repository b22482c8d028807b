import { defineTexts } from '../../i18n/index.ts';

export const concludeIssuesDialogTexts = defineTexts({
  'pt-BR': {
    reason: 'Por que concluir mesmo assim?',
    service: 'Serviço',
    approved: 'Aprovado',
    total: 'Total',
    nothingChosen: 'Nenhuma escolhida',
    explanation: 'As cotações confirmadas passam a emitidas, e a solicitação segue para o fechamento.',
    changed: 'Concluir confirma a alteração: confira se ela está salva.',
    goesBack: 'Um total passa do aprovado, ou a reserva mudou desde a aprovação: a solicitação volta para o cliente aprovar.',
    confirm: 'Concluir emissão',
    send: 'Enviar para aprovação',
    drafts: {
      one: 'Há {{count}} rascunho que ainda não foi salvo; ele não é emitido.',
      other: 'Há {{count}} rascunhos que ainda não foram salvos; eles não são emitidos.',
    },
  },
  en: {
    reason: 'Why conclude all the same?',
    service: 'Service',
    approved: 'Approved',
    total: 'Total',
    nothingChosen: 'None chosen',
    explanation: 'The confirmed quotes are issued, and the request goes to the closing.',
    changed: 'Concluding confirms the change: check that it is saved.',
    goesBack:
      'A total is above the approved one, or the reservation has changed since the approval: the request goes back to the client to be approved.',
    confirm: 'Conclude issuing',
    send: 'Send for approval',
    drafts: {
      one: 'There is {{count}} draft that was not saved; it is not issued.',
      other: 'There are {{count}} drafts that were not saved; they are not issued.',
    },
  },
  es: {
    reason: '¿Por qué concluir de todos modos?',
    service: 'Servicio',
    approved: 'Aprobado',
    total: 'Total',
    nothingChosen: 'Ninguna elegida',
    explanation: 'Las cotizaciones confirmadas pasan a emitidas, y la solicitud sigue al cierre.',
    changed: 'Concluir confirma el cambio: compruebe que está guardado.',
    goesBack: 'Un total supera el aprobado, o la reserva cambió desde la aprobación: la solicitud vuelve al cliente para que la apruebe.',
    confirm: 'Concluir emisión',
    send: 'Enviar a aprobación',
    drafts: {
      one: 'Hay {{count}} borrador que no se guardó; no se emite.',
      other: 'Hay {{count}} borradores que no se guardaron; no se emiten.',
    },
  },
});
