import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  administrador: 'Administrator',
  agente: 'Agent',
  convite_enviado: 'The access data was sent to the e-mail.',
  erro_ao_buscar_usuarios: 'Error fetching users.',
  erro_enviar_convite: 'Error',
  informe_o_login_ou_o_email: 'Enter the login or the e-mail.',
  selecione_ao_menos_um_usuario: 'Select at least one user.',
  selecione_ativo_ou_inativo: 'Keep at least one option checked: active or inactive.',
  situacao_ativo: 'Active',
  situacao_inativo: 'Inactive',
  usuario: 'User',
  usuario_alterado: 'User altered.',
  usuario_compartilhado_nao_editavel: 'This user is shared with {{product}} and cannot be edited here.',
  usuario_inserido: 'User inserted.',
  usuario_nao_encontrado: 'User not found',
};
