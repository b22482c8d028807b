import { defineTexts } from '../../i18n/index.ts';

export const airActionsTexts = defineTexts({
  'pt-BR': { issue: 'Emitir', capture: 'Capturar dados externos', searchAgain: 'Pesquisar reserva novamente' },
  en: { issue: 'Issue', capture: 'Capture external data', searchAgain: 'Search for the reservation again' },
  es: { issue: 'Emitir', capture: 'Capturar datos externos', searchAgain: 'Buscar la reserva de nuevo' },
});
