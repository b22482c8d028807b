import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  confirmar_assumir_de_outro_consultor: 'This request is with {{usuario}}. Do you want to take it over?',
  erro_ao_liberar_solicitacao: "The request's responsible could not be changed.",
  erro_buscar_cotacoes_agencia: "Error fetching the agency's quotes.",
  erro_buscar_emissoes_agencia: "Error fetching the agency's issues.",
  erro_buscar_responsaveis_agencia: "Error fetching the agency's responsible consultants.",
  filtro_solicitacoes_cotacao: 'Quote',
  filtro_solicitacoes_cotacao_analise_cliente: 'Quote under client analysis',
  filtro_solicitacoes_emissao: 'Issue',
  filtro_solicitacoes_todos: 'All',
  grafico_emitidas: 'Issued',
  grafico_finalizadas: 'Finalized',
  nenhuma_solicitacao_encontrada: 'No requests found.',
  solicitacao_assumida: 'You took the request.',
  solicitacao_com_outro_responsavel: 'The request is already with {{usuario}}.',
  solicitacao_ficou_sem_responsavel: 'Nobody is responsible for the request any more. Check it before you go on.',
  solicitacao_liberada: 'Request released.',
};
