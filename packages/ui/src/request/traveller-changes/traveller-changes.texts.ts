import { defineTexts } from '../../i18n/index.ts';

export const travellerChangesTexts = defineTexts({
  'pt-BR': { label: 'Emissões alteradas por viajante', request: 'Solicitação', noTrip: 'sem trajeto' },
  en: { label: 'Changed issues by traveller', request: 'Request', noTrip: 'no route' },
  es: { label: 'Emisiones cambiadas por viajero', request: 'Solicitud', noTrip: 'sin trayecto' },
});
