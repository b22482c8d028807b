import { defineTexts } from '../../i18n/index.ts';

export const credentialRequestDataModalTexts = defineTexts({
  'pt-BR': {
    loading: 'Carregando os dados da solicitação',
    state: 'Situação',
    service: 'Serviço',
    by: 'Solicitada por',
    at: 'Solicitada em',
    answers: 'Dados informados ao fornecedor',
    noAnswers: 'Nenhum dado foi informado.',
  },
  en: {
    loading: 'Loading the request data',
    state: 'State',
    service: 'Service',
    by: 'Requested by',
    at: 'Requested on',
    answers: 'Data given to the supplier',
    noAnswers: 'No data was given.',
  },
  es: {
    loading: 'Cargando los datos de la solicitud',
    state: 'Situación',
    service: 'Servicio',
    by: 'Solicitada por',
    at: 'Solicitada el',
    answers: 'Datos informados al proveedor',
    noAnswers: 'No se informó ningún dato.',
  },
});
