import { defineTexts } from '../../i18n/index.ts';

export const userListTexts = defineTexts({
  'pt-BR': {
    palette: 'Ir para…',
    shortcuts: 'Atalhos de teclado',
    noticesOn: 'Avisar prazos no computador',
    noticesOff: 'Não avisar prazos no computador',
  },
  en: {
    palette: 'Go to…',
    shortcuts: 'Keyboard shortcuts',
    noticesOn: 'Notify deadlines on the desktop',
    noticesOff: 'Stop notifying deadlines on the desktop',
  },
  es: {
    palette: 'Ir a…',
    shortcuts: 'Atajos de teclado',
    noticesOn: 'Avisar plazos en el equipo',
    noticesOff: 'No avisar plazos en el equipo',
  },
});
