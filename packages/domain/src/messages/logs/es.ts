import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  erro_acao: 'Acción no reconocida.',
  erro_ao_buscar_log_cotacao: 'Error al buscar el historial de la cotización.',
  erro_buscar_logs: 'Error al buscar el historial de cambios.',
  log_assumindo_de_outro_consultor: '{{usuario}} asumió la solicitud que estaba con {{usuarioAnterior}}',
  log_assumindo_solicitacao: '{{usuario}} asumió la solicitud',
  log_atribuicao_zendesk: 'Solicitud asignada a {{usuario}} en el sistema de atención',
  log_cotacao_concluida: '{{usuario}} concluyó la cotización',
  log_credencial_adicionar: 'Credencial agregada',
  log_credencial_alterar: 'Credencial modificada',
  log_credencial_ativar: 'Credencial activada',
  log_credencial_desativar: 'Credencial desactivada',
  log_desatribuicao_grupo: '{{usuario}} retiró la solicitud del grupo',
  log_liberando_solicitacao: '{{usuario}} liberó la solicitud',
  log_transferencia_substituto: 'Solicitud transferida de {{usuarioAnterior}} a {{usuario}} como sustituto',
  log_usuario_change_active: 'Estado (activo o inactivo) modificado',
  log_usuario_change_change_password: 'Exigencia de cambio de contraseña modificada',
  log_usuario_change_codigo_integracao: 'Código de integración modificado',
  log_usuario_change_email: 'Correo modificado',
  log_usuario_change_login: 'Login modificado',
  log_usuario_change_name: 'Nombre modificado',
  log_usuario_change_password: 'Contraseña modificada',
  log_usuario_change_profile: 'Perfil modificado',
  log_usuario_insert: 'Usuario creado',
  log_usuario_login: 'Acceso al sistema',
};
