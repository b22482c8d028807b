import { defineTexts } from '../../i18n/index.ts';

export const roomSectionTexts = defineTexts({
  'pt-BR': {
    apartment: 'Tipo de apartamento',
    bed: 'Tipo de cama',
    rate: 'Tipo de tarifa',
    meals: 'Regime de alimentação',
    cancelUntil: 'Cancelamento até',
  },
  en: {
    apartment: 'Apartment type',
    bed: 'Bed type',
    rate: 'Rate type',
    meals: 'Meal plan',
    cancelUntil: 'Cancel until',
  },
  es: {
    apartment: 'Tipo de departamento',
    bed: 'Tipo de cama',
    rate: 'Tipo de tarifa',
    meals: 'Régimen de comidas',
    cancelUntil: 'Cancelación hasta',
  },
});
