import { defineTexts } from '../../i18n/index.ts';

export const hotelCityPickerTexts = defineTexts({
  'pt-BR': { label: 'Cidade da hospedagem', placeholder: 'Cidade no Brasil' },
  en: { label: 'City of the stay', placeholder: 'City in Brazil' },
  es: { label: 'Ciudad del hospedaje', placeholder: 'Ciudad en Brasil' },
});
