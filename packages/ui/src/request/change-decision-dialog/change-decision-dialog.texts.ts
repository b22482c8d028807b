import { defineTexts } from '../../i18n/index.ts';

export const changeDecisionDialogTexts = defineTexts({
  'pt-BR': {
    approve: 'Aprovar a alteração da solicitação {{number}}?',
    approveWhat: 'Os valores e as reservas de agora passam a ser os aprovados, e a solicitação volta para a emissão.',
    approveBy: 'Em nome de {{name}}. Os valores e as reservas de agora passam a ser os aprovados, e a solicitação volta para a emissão.',
    confirmApprove: 'Aprovar',
    reject: 'Reprovar a alteração da solicitação {{number}}?',
    rejectWhat: 'Continua valendo o que foi aprovado antes, e a solicitação volta para a emissão com o motivo.',
    reason: 'Motivo, para quem emite',
    confirmReject: 'Reprovar',
  },
  en: {
    approve: 'Approve the change of request {{number}}?',
    approveWhat: 'The present values and reservations become the approved ones, and the request goes back to issuing.',
    approveBy:
      'In the name of {{name}}. The present values and reservations become the approved ones, and the request goes back to issuing.',
    confirmApprove: 'Approve',
    reject: 'Reject the change of request {{number}}?',
    rejectWhat: 'What was approved before stays so, and the request goes back to issuing with the reason.',
    reason: 'Reason, for whoever issues',
    confirmReject: 'Reject',
  },
  es: {
    approve: '¿Aprobar el cambio de la solicitud {{number}}?',
    approveWhat: 'Los valores y las reservas actuales pasan a ser los aprobados, y la solicitud vuelve a la emisión.',
    approveBy: 'En nombre de {{name}}. Los valores y las reservas actuales pasan a ser los aprobados, y la solicitud vuelve a la emisión.',
    confirmApprove: 'Aprobar',
    reject: '¿Rechazar el cambio de la solicitud {{number}}?',
    rejectWhat: 'Sigue valiendo lo aprobado antes, y la solicitud vuelve a la emisión con el motivo.',
    reason: 'Motivo, para quien emite',
    confirmReject: 'Rechazar',
  },
});
