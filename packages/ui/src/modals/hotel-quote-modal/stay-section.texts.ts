import { defineTexts } from '../../i18n/index.ts';

export const staySectionTexts = defineTexts({
  'pt-BR': {
    hotel: 'Hotel',
    city: 'Cidade',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail do hotel',
    description: 'Descrição',
    checkin: 'Check-in',
    checkout: 'Check-out',
    nights: 'Diárias',
  },
  en: {
    hotel: 'Hotel',
    city: 'City',
    address: 'Address',
    phone: 'Phone',
    email: 'Hotel e-mail',
    description: 'Description',
    checkin: 'Check-in',
    checkout: 'Check-out',
    nights: 'Nights',
  },
  es: {
    hotel: 'Hotel',
    city: 'Ciudad',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo del hotel',
    description: 'Descripción',
    checkin: 'Check-in',
    checkout: 'Check-out',
    nights: 'Noches',
  },
});
