import { defineTexts } from '../../i18n/index.ts';

export const cancellationFactTexts = defineTexts({
  'pt-BR': { cancellation: 'Cancelamento' },
  en: { cancellation: 'Cancellation' },
  es: { cancellation: 'Cancelación' },
});
