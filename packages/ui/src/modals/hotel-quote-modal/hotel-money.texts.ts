import { defineTexts } from '../../i18n/index.ts';

export const hotelMoneyTexts = defineTexts({
  'pt-BR': {
    average: 'Diária média',
    timesNights: { one: '× {{nights}} diária', other: '× {{nights}} diárias' },
    commissionPercent: '% de comissão',
    commission: 'Comissão',
  },
  en: {
    average: 'Average rate',
    timesNights: { one: '× {{nights}} night', other: '× {{nights}} nights' },
    commissionPercent: 'Commission %',
    commission: 'Commission',
  },
  es: {
    average: 'Tarifa media',
    timesNights: { one: '× {{nights}} noche', other: '× {{nights}} noches' },
    commissionPercent: '% de comisión',
    commission: 'Comisión',
  },
});
