import { defineTexts } from '../../i18n/index.ts';

export const staySectionTexts = defineTexts({
  'pt-BR': {
    title: 'Hotel e estada',
    hotel: 'Hotel',
    city: 'Cidade',
    checkin: 'Check-in',
    checkout: 'Check-out',
    nights: 'Diárias',
    nightsCount: { one: '{{nights}} diária', other: '{{nights}} diárias' },
  },
  en: {
    title: 'Hotel and stay',
    hotel: 'Hotel',
    city: 'City',
    checkin: 'Check-in',
    checkout: 'Check-out',
    nights: 'Nights',
    nightsCount: { one: '{{nights}} night', other: '{{nights}} nights' },
  },
  es: {
    title: 'Hotel y estadía',
    hotel: 'Hotel',
    city: 'Ciudad',
    checkin: 'Check-in',
    checkout: 'Check-out',
    nights: 'Noches',
    nightsCount: { one: '{{nights}} noche', other: '{{nights}} noches' },
  },
});
