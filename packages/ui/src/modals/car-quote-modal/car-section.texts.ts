import { defineTexts } from '../../i18n/index.ts';

export const carSectionTexts = defineTexts({
  'pt-BR': {
    car: 'Locadora e veículo',
    noCar: 'nenhum',
    company: 'Locadora',
    logo: 'Logotipo da locadora {{company}}',
    category: 'Categoria',
    model: 'Modelo',
    gearbox: 'Transmissão',
    airConditioning: 'Ar-condicionado',
  },
  en: {
    car: 'Company and car',
    noCar: 'none',
    company: 'Rental company',
    logo: 'Logo of the rental company {{company}}',
    category: 'Category',
    model: 'Model',
    gearbox: 'Gearbox',
    airConditioning: 'Air conditioning',
  },
  es: {
    car: 'Rentadora y vehículo',
    noCar: 'ninguno',
    company: 'Rentadora',
    logo: 'Logotipo de la rentadora {{company}}',
    category: 'Categoría',
    model: 'Modelo',
    gearbox: 'Transmisión',
    airConditioning: 'Aire acondicionado',
  },
});
