import { defineTexts } from '../../i18n/index.ts';

export const requestHeaderTexts = defineTexts({
  'pt-BR': {
    request: 'Solicitação {{number}}',
    client: 'Cliente',
    travellers: 'Viajantes',
    travelDate: 'Viagem',
    deadline: 'Prazo',
    responsible: 'Responsável',
    returned: 'Retornada',
    readOnly: 'Somente consulta',
  },
  en: {
    request: 'Request {{number}}',
    client: 'Client',
    travellers: 'Travellers',
    travelDate: 'Trip',
    deadline: 'Deadline',
    responsible: 'Responsible',
    returned: 'Returned',
    readOnly: 'Read only',
  },
  es: {
    request: 'Solicitud {{number}}',
    client: 'Cliente',
    travellers: 'Viajeros',
    travelDate: 'Viaje',
    deadline: 'Plazo',
    responsible: 'Responsable',
    returned: 'Devuelta',
    readOnly: 'Solo consulta',
  },
});
