import { defineTexts } from '../../i18n/index.ts';

export const issueCheckDialogTexts = defineTexts({
  'pt-BR': {
    title: 'Emitir com pendências?',
    explanation: 'O fornecedor emite com os dados como estão; desfazer depois pode ter multa.',
    reason: 'Por que emitir mesmo assim?',
    confirm: 'Emitir mesmo assim',
  },
  en: {
    title: 'Issue with open points?',
    explanation: 'The provider issues with the data as they are; undoing it later may cost a fine.',
    reason: 'Why issue all the same?',
    confirm: 'Issue all the same',
  },
  es: {
    title: '¿Emitir con pendientes?',
    explanation: 'El proveedor emite con los datos como están; deshacerlo después puede tener multa.',
    reason: '¿Por qué emitir de todos modos?',
    confirm: 'Emitir de todos modos',
  },
});
