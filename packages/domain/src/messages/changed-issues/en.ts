import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  alteracao_encerrada_por_outro:
    'Request {{numero}} is no longer among the changed issues: somebody else decided, concluded or ended the change.',
  alteracao_nao_aguarda_aprovacao: 'This change no longer waits for approval. Reload the page.',
  emissoes_alteradas_aparecem_aqui: 'Issues that clients change or cancel appear here until they are concluded.',
  erro_buscar_emissao_alterada: 'Error fetching the changed issue.',
  erro_buscar_emissoes_alteradas: 'Error fetching the changed issues.',
  erro_enviar_servicos_alteracao: 'Error sending the services for change.',
  servico_nao_pode_ser_alterado: 'Only an issued service can be changed or cancelled. Reload the page.',
  servicos_enviados_alteracao: 'Services sent for change.',
  solicitacao_mudou_antes_da_decisao: 'This request has changed since you opened it. Check the current version and try again.',
  solicitacao_nao_pode_ser_alterada: 'This request cannot be changed in its present state. Reload the page.',
};
