import { defineTexts } from '../i18n/index.ts';

export const vipMarkTexts = defineTexts({
  'pt-BR': {
    vip: 'VIP',
    premium: 'Premium',
  },
  en: {
    vip: 'VIP',
    premium: 'Premium',
  },
  es: {
    vip: 'VIP',
    premium: 'Premium',
  },
});
