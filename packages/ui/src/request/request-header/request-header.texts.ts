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
    refused: 'Reprovada pelo cliente',
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
    refused: 'Refused by the client',
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
    refused: 'Rechazada por el cliente',
    readOnly: 'Solo consulta',
  },
});
