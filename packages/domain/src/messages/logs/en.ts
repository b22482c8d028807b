import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  erro_acao: 'Unrecognised action.',
  erro_ao_buscar_log_cotacao: "Error fetching the quote's log.",
  erro_buscar_logs: 'Error fetching the change log.',
  log_assumindo_de_outro_consultor: '{{usuario}} took the request from {{usuarioAnterior}}',
  log_assumindo_solicitacao: '{{usuario}} took the request',
  log_atribuicao_zendesk: 'Request assigned to {{usuario}} in the support desk',
  log_cotacao_concluida: '{{usuario}} finished the quotation',
  log_credencial_adicionar: 'Credential added',
  log_credencial_alterar: 'Credential changed',
  log_credencial_ativar: 'Credential activated',
  log_credencial_desativar: 'Credential deactivated',
  log_desatribuicao_grupo: '{{usuario}} unassigned the request from the group',
  log_liberando_solicitacao: '{{usuario}} released the request',
  log_transferencia_substituto: 'Request transferred from {{usuarioAnterior}} to {{usuario}} as substitute',
  log_usuario_change_active: 'Active state changed',
  log_usuario_change_change_password: 'Forced password change setting changed',
  log_usuario_change_codigo_integracao: 'Integration code changed',
  log_usuario_change_email: 'E-mail changed',
  log_usuario_change_login: 'Login changed',
  log_usuario_change_name: 'Name changed',
  log_usuario_change_password: 'Password changed',
  log_usuario_change_profile: 'Profile changed',
  log_usuario_insert: 'User created',
  log_usuario_login: 'Signed in',
};
