import { defineTexts } from '../../i18n/index.ts';

export const busResultTexts = defineTexts({
  'pt-BR': { companyMissing: 'Viação a definir', from: 'De', to: 'Para', departingAt: 'partida {{time}}' },
  en: { companyMissing: 'Company to be defined', from: 'From', to: 'To', departingAt: 'departure {{time}}' },
  es: { companyMissing: 'Empresa por definir', from: 'Desde', to: 'Hasta', departingAt: 'salida {{time}}' },
});
