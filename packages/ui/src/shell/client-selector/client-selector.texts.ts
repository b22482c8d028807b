import { defineTexts } from '../../i18n/index.ts';

export const clientSelectorTexts = defineTexts({
  'pt-BR': { label: 'Cliente atual', all: 'Todos os clientes' },
  en: { label: 'Current client', all: 'All clients' },
  es: { label: 'Cliente actual', all: 'Todos los clientes' },
});
