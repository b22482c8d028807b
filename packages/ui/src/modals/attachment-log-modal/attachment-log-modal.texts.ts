import { defineTexts } from '../../i18n/index.ts';

export const attachmentLogModalTexts = defineTexts({
  'pt-BR': {
    title: 'Histórico dos anexos',
    loading: 'Carregando o histórico dos anexos',
    failed: 'Não foi possível carregar o histórico dos anexos.',
    empty: 'Nada aconteceu ainda',
    emptyHint: 'Quem adiciona, altera ou remove um anexo aparece aqui.',
  },
  en: {
    title: 'Log of the attachments',
    loading: 'Loading the log of the attachments',
    failed: 'The log of the attachments could not be loaded.',
    empty: 'Nothing has happened yet',
    emptyHint: 'Whoever adds, changes or removes an attachment is listed here.',
  },
  es: {
    title: 'Historial de los adjuntos',
    loading: 'Cargando el historial de los adjuntos',
    failed: 'No se pudo cargar el historial de los adjuntos.',
    empty: 'Todavía no pasó nada',
    emptyHint: 'Quien agrega, cambia o elimina un adjunto aparece aquí.',
  },
});
