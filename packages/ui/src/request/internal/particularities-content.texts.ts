import { defineTexts } from '../../i18n/index.ts';

export const particularitiesTexts = defineTexts({
  'pt-BR': {
    title: 'Particularidades',
    loading: 'Carregando as particularidades',
    preferences: 'Preferências',
    tourCode: 'Tour code',
    voebiz: 'VoeBiz',
    contact: 'Contato',
    email: 'E-mail',
    phones: 'Telefones',
    whatsapp: 'WhatsApp',
  },
  en: {
    title: 'Particularities',
    loading: 'Loading the particularities',
    preferences: 'Preferences',
    tourCode: 'Tour code',
    voebiz: 'VoeBiz',
    contact: 'Contact',
    email: 'E-mail',
    phones: 'Phones',
    whatsapp: 'WhatsApp',
  },
  es: {
    title: 'Particularidades',
    loading: 'Cargando las particularidades',
    preferences: 'Preferencias',
    tourCode: 'Tour code',
    voebiz: 'VoeBiz',
    contact: 'Contacto',
    email: 'Correo electrónico',
    phones: 'Teléfonos',
    whatsapp: 'WhatsApp',
  },
});
