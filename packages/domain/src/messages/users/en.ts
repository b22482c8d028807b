import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  administrador: 'Administrator',
  administrador_da_plataforma: 'Platform administrator',
  agente: 'Agent',
  convite_enviado: 'The access data was sent to the e-mail.',
  convite_nao_enviado: 'The access data was not sent to: {{nomes}}.',
  erro_ao_buscar_usuarios: 'Error fetching users.',
  erro_enviar_convite: 'Error',
  informe_o_login_ou_o_email: 'Enter the login or the e-mail.',
  login_em_uso: 'This login is already used by somebody else.',
  selecione_ao_menos_um_usuario: 'Select at least one user.',
  selecione_ativo_ou_inativo: 'Keep at least one option checked: active or inactive.',
  situacao_ativo: 'Active',
  situacao_inativo: 'Inactive',
  usuario: 'User',
  usuario_alterado: 'User altered.',
  usuario_alterado_por_outra_pessoa: 'Somebody else changed this user before you.',
  usuario_aprovador: 'Approver',
  usuario_compartilhado_nao_editavel: 'This user is shared with {{product}} and cannot be edited here.',
  usuario_inserido: 'User inserted.',
  usuario_interno: 'Internal user',
  usuario_nao_encontrado: 'User not found',
  usuario_proprio_sem_acesso: 'You cannot deactivate yourself nor stop being an administrator.',
  usuario_sem_convite: 'An invite is only sent to active users with an e-mail.',
  usuario_viajante: 'Traveller',
};
