import { defineTexts } from '../../i18n/index.ts';

export const credentialRequestModalTexts = defineTexts({
  'pt-BR': {
    send: 'Solicitar',
    loadingFields: 'Carregando o que o fornecedor pede',
    loadingSuppliers: 'Carregando os fornecedores',
    noSupplier: 'Nenhum fornecedor recebe solicitações para este serviço.',
    asked: 'O que o fornecedor pede',
    nothingAsked: 'Este fornecedor não pede mais nada.',
    consolidator: 'Consolidadora: {{name}}',
    retry: 'Tentar de novo',
  },
  en: {
    send: 'Request',
    loadingFields: 'Loading what the supplier asks for',
    loadingSuppliers: 'Loading the suppliers',
    noSupplier: 'No supplier takes requests for this service.',
    asked: 'What the supplier asks for',
    nothingAsked: 'This supplier asks for nothing else.',
    consolidator: 'Consolidator: {{name}}',
    retry: 'Try again',
  },
  es: {
    send: 'Solicitar',
    loadingFields: 'Cargando lo que pide el proveedor',
    loadingSuppliers: 'Cargando los proveedores',
    noSupplier: 'Ningún proveedor recibe solicitudes para este servicio.',
    asked: 'Lo que pide el proveedor',
    nothingAsked: 'Este proveedor no pide nada más.',
    consolidator: 'Consolidadora: {{name}}',
    retry: 'Intentar de nuevo',
  },
});
