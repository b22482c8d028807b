import { defineTexts } from '../../i18n/index.ts';

export const hotelMoneyTexts = defineTexts({
  'pt-BR': {
    average: 'Diária média',
    commissionPercent: '% de comissão',
    commission: 'Comissão',
  },
  en: {
    average: 'Average rate',
    commissionPercent: 'Commission %',
    commission: 'Commission',
  },
  es: {
    average: 'Tarifa media',
    commissionPercent: '% de comisión',
    commission: 'Comisión',
  },
});
