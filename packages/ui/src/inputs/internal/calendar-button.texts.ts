import { defineTexts } from '../../i18n/index.ts';

export const calendarButtonTexts = defineTexts({
  'pt-BR': {
    time: 'Hora',
    openCalendar: 'Abrir calendário: {{label}}',
    calendar: 'Calendário: {{label}}',
  },
  en: {
    time: 'Time',
    openCalendar: 'Open calendar: {{label}}',
    calendar: 'Calendar: {{label}}',
  },
  es: {
    time: 'Hora',
    openCalendar: 'Abrir calendario: {{label}}',
    calendar: 'Calendario: {{label}}',
  },
});
