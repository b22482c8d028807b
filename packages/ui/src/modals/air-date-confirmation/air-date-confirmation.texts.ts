import { defineTexts } from '../../i18n/index.ts';

export const airDateConfirmationTexts = defineTexts({
  'pt-BR': {
    title: 'Confirme as datas',
    text: 'A chegada está antes da partida. Está certo?',
    departure: 'Partida',
    arrival: 'Chegada',
    back: 'Voltar e corrigir',
    confirm: 'Manter as datas e salvar',
    nextDay: 'Chega no dia seguinte: salvar',
  },
  en: {
    title: 'Confirm the dates',
    text: 'The arrival is before the departure. Is that right?',
    departure: 'Departure',
    arrival: 'Arrival',
    back: 'Go back and correct',
    confirm: 'Keep the dates and save',
    nextDay: 'It arrives the next day: save',
  },
  es: {
    title: 'Confirme las fechas',
    text: 'La llegada es anterior a la salida. ¿Es correcto?',
    departure: 'Salida',
    arrival: 'Llegada',
    back: 'Volver y corregir',
    confirm: 'Mantener las fechas y guardar',
    nextDay: 'Llega al día siguiente: guardar',
  },
});
