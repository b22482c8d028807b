import { defineTexts } from '../../i18n/index.ts';

export const contactSectionTexts = defineTexts({
  'pt-BR': {
    title: 'Contato e descrição do hotel',
    none: 'não informados',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail do hotel',
    description: 'Descrição',
  },
  en: {
    title: 'Contact and description of the hotel',
    none: 'not given',
    address: 'Address',
    phone: 'Phone',
    email: 'Hotel e-mail',
    description: 'Description',
  },
  es: {
    title: 'Contacto y descripción del hotel',
    none: 'sin informar',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo del hotel',
    description: 'Descripción',
  },
});
