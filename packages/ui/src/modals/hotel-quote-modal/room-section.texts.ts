import { defineTexts } from '../../i18n/index.ts';

export const roomSectionTexts = defineTexts({
  'pt-BR': {
    title: 'Acomodação',
    none: 'não informada',
    cancelUntilMoment: 'cancelamento até {{moment}}',
    apartment: 'Tipo de apartamento',
    bed: 'Tipo de cama',
    rate: 'Tipo de tarifa',
    meals: 'Regime de alimentação',
    cancelUntil: 'Cancelamento até',
  },
  en: {
    title: 'Room',
    none: 'not given',
    cancelUntilMoment: 'cancel until {{moment}}',
    apartment: 'Room type',
    bed: 'Bed type',
    rate: 'Rate type',
    meals: 'Meal plan',
    cancelUntil: 'Cancel until',
  },
  es: {
    title: 'Habitación',
    none: 'sin informar',
    cancelUntilMoment: 'cancelación hasta {{moment}}',
    apartment: 'Tipo de habitación',
    bed: 'Tipo de cama',
    rate: 'Tipo de tarifa',
    meals: 'Régimen de comidas',
    cancelUntil: 'Cancelación hasta',
  },
});
