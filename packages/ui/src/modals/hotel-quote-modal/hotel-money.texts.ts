import { defineTexts } from '../../i18n/index.ts';

export const hotelMoneyTexts = defineTexts({
  'pt-BR': {
    average: 'Diária média',
    timesNights: '× {{nights}} diárias',
    commissionPercent: '% de comissão',
    commission: 'Comissão',
  },
  en: {
    average: 'Average rate',
    timesNights: '× {{nights}} nights',
    commissionPercent: 'Commission %',
    commission: 'Commission',
  },
  es: {
    average: 'Tarifa media',
    timesNights: '× {{nights}} noches',
    commissionPercent: '% de comisión',
    commission: 'Comisión',
  },
});
