import { defineTexts } from '../../i18n/index.ts';

export const requestRailTexts = defineTexts({
  'pt-BR': {
    rail: 'Dados da solicitação',
    'deadline.dataVencimentoCotacao': 'Prazo da cotação',
    'deadline.dataVencimentoEmissao': 'Prazo da emissão',
    responsible: 'Responsável',
    travelDate: 'Viagem',
    client: 'Cliente',
    requester: 'Solicitante',
    approver: 'Aprovador',
    travellers: { zero: 'Viajantes', one: 'Viajante', other: 'Viajantes ({{count}})' },
  },
  en: {
    rail: 'Request data',
    'deadline.dataVencimentoCotacao': 'Quoting deadline',
    'deadline.dataVencimentoEmissao': 'Issuing deadline',
    responsible: 'Responsible',
    travelDate: 'Trip',
    client: 'Client',
    requester: 'Requester',
    approver: 'Approver',
    travellers: { zero: 'Travellers', one: 'Traveller', other: 'Travellers ({{count}})' },
  },
  es: {
    rail: 'Datos de la solicitud',
    'deadline.dataVencimentoCotacao': 'Plazo de cotización',
    'deadline.dataVencimentoEmissao': 'Plazo de emisión',
    responsible: 'Responsable',
    travelDate: 'Viaje',
    client: 'Cliente',
    requester: 'Solicitante',
    approver: 'Aprobador',
    travellers: { zero: 'Viajeros', one: 'Viajero', other: 'Viajeros ({{count}})' },
  },
});
