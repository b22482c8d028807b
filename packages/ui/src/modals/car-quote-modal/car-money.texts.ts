import { defineTexts } from '../../i18n/index.ts';

export const carMoneyTexts = defineTexts({
  'pt-BR': { dailyRate: 'Valor da diária', timesDays: '× {{days}} diárias' },
  en: { dailyRate: 'Rate per day', timesDays: '× {{days}} days' },
  es: { dailyRate: 'Tarifa por día', timesDays: '× {{days}} días' },
});
