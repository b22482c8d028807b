import { defineTexts } from '../../i18n/index.ts';

export const carMoneyTexts = defineTexts({
  'pt-BR': { dailyRate: 'Valor da diária', timesDays: { one: '× {{days}} diária', other: '× {{days}} diárias' } },
  en: { dailyRate: 'Rate per day', timesDays: { one: '× {{days}} day', other: '× {{days}} days' } },
  es: { dailyRate: 'Tarifa por día', timesDays: { one: '× {{days}} día', other: '× {{days}} días' } },
});
