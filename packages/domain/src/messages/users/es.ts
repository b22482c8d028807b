import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  administrador: 'Administrador',
  administrador_da_plataforma: 'Administrador de la plataforma',
  agente: 'Agente',
  convite_enviado: 'Los datos de acceso se enviaron al correo.',
  convite_nao_enviado: 'Los datos de acceso no se enviaron a: {{nomes}}.',
  erro_ao_buscar_usuarios: 'Error al buscar los usuarios.',
  erro_enviar_convite: 'Error',
  informe_o_login_ou_o_email: 'Informe el login o el correo.',
  login_em_uso: 'Este login ya lo usa otra persona.',
  selecione_ao_menos_um_usuario: 'Seleccione al menos un usuario.',
  selecione_ativo_ou_inativo: 'Mantenga al menos una opción marcada: activos o inactivos.',
  situacao_ativo: 'Activo',
  situacao_inativo: 'Inactivo',
  usuario: 'Usuario',
  usuario_alterado: 'Usuario modificado.',
  usuario_alterado_por_outra_pessoa: 'Otra persona modificó este usuario antes que usted.',
  usuario_aprovador: 'Aprobador',
  usuario_compartilhado_nao_editavel: 'Este usuario se comparte con {{product}} y no se puede editar aquí.',
  usuario_inserido: 'Usuario insertado.',
  usuario_interno: 'Usuario interno',
  usuario_nao_encontrado: 'Usuario no encontrado',
  usuario_proprio_sem_acesso: 'Usted no puede desactivarse a sí mismo ni dejar de ser administrador.',
  usuario_sem_convite: 'La invitación solo se envía a usuarios activos con correo.',
  usuario_viajante: 'Viajero',
};
