import { defineTexts } from '../../i18n/index.ts';

export const pendingListTexts = defineTexts({
  'pt-BR': {
    label: 'Pendências',
    loading: 'Carregando as pendências',
    request: 'Solicitação',
    responsible: 'Responsável',
    nobody: 'Sem responsável',
    noQuote: 'sem cotação',
    openQuote: 'Abrir a cotação:',
    blank: 'cotação vazia',
    empty: 'Quando houver algo a cotar, a emitir ou em análise do cliente, aparece aqui.',
  },
  en: {
    label: 'Pending items',
    loading: 'Loading the pending items',
    request: 'Request',
    responsible: 'Responsible',
    nobody: 'Unassigned',
    noQuote: 'no quote',
    openQuote: 'Open the quote:',
    blank: 'empty quote',
    empty: 'What is to be quoted, issued or analysed by the client shows up here.',
  },
  es: {
    label: 'Pendientes',
    loading: 'Cargando los pendientes',
    request: 'Solicitud',
    responsible: 'Responsable',
    nobody: 'Sin responsable',
    noQuote: 'sin cotización',
    openQuote: 'Abrir la cotización:',
    blank: 'cotización vacía',
    empty: 'Lo que haya que cotizar, emitir o esté en análisis del cliente aparece aquí.',
  },
});
