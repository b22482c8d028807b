import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  agencia_online: 'Online agency',
  painel_gerencial: 'Management panel',
  pendencia_alteracao: 'Change',
  pendencia_cancelamento: 'Cancellation',
  pendencia_follow_up_pendente: 'Follow-up pending',
  pendencia_outros: 'Others',
  pendencias: 'Pending items',
  relatorios: 'Reports',
  selecione_um_painel: 'Select a panel',
};
