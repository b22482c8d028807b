import { defineTexts } from '../../i18n/index.ts';

export const busFineModalTexts = defineTexts({
  'pt-BR': {
    title: 'Cancelar a passagem de ônibus',
    confirm: 'Cancelar passagem',
    company: 'Viação',
    locator: 'Localizador',
    ticket: 'Número do bilhete',
  },
  en: { title: 'Cancel the bus ticket', confirm: 'Cancel ticket', company: 'Bus company', locator: 'Locator', ticket: 'Ticket number' },
  es: {
    title: 'Cancelar el pasaje de autobús',
    confirm: 'Cancelar pasaje',
    company: 'Compañía',
    locator: 'Localizador',
    ticket: 'Número del billete',
  },
});
