import { defineTexts } from '../../i18n/index.ts';

export const cancellationFactTexts = defineTexts({
  'pt-BR': { cancellation: 'Cancelamento', fine: 'Multa', given: 'Cliente recebe' },
  en: { cancellation: 'Cancellation', fine: 'Fine', given: 'Client gets' },
  es: { cancellation: 'Cancelación', fine: 'Multa', given: 'El cliente recibe' },
});
