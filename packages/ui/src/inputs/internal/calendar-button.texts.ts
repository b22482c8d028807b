import { defineTexts } from '../../i18n/index.ts';

export const calendarButtonTexts = defineTexts({
  'pt-BR': {
    openCalendar: 'Abrir calendário: {{label}}',
    calendar: 'Calendário: {{label}}',
  },
  en: {
    openCalendar: 'Open calendar: {{label}}',
    calendar: 'Calendar: {{label}}',
  },
  es: {
    openCalendar: 'Abrir calendario: {{label}}',
    calendar: 'Calendario: {{label}}',
  },
});
