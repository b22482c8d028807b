import { defineTexts } from '../../i18n/index.ts';

export const calendarPanelTexts = defineTexts({
  'pt-BR': {
    time: 'Hora',
    calendar: 'Calendário: {{label}}',
  },
  en: {
    time: 'Time',
    calendar: 'Calendar: {{label}}',
  },
  es: {
    time: 'Hora',
    calendar: 'Calendario: {{label}}',
  },
});
