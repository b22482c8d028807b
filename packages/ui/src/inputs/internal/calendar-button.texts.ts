import { defineTexts } from '../../i18n/index.ts';

export const calendarButtonTexts = defineTexts({
  'pt-BR': {
    openCalendar: 'Abrir calendário: {{label}}',
  },
  en: {
    openCalendar: 'Open calendar: {{label}}',
  },
  es: {
    openCalendar: 'Abrir calendario: {{label}}',
  },
});
