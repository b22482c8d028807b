import { ACAO_CREDENCIAL, ACAO_USUARIO } from '../enums/index.ts';
import type { TopicKey } from '../messages/index.ts';
import type { logsMessages } from '../messages/logs/index.ts';

type LogKey = TopicKey<typeof logsMessages>;

const USER_ACTIONS: Record<(typeof ACAO_USUARIO)[number], LogKey> = {
  INSERT: 'log_usuario_insert',
  CHANGE_PASSWORD: 'log_usuario_change_password',
  CHANGE_EMAIL: 'log_usuario_change_email',
  CHANGE_LOGIN: 'log_usuario_change_login',
  CHANGE_NAME: 'log_usuario_change_name',
  CHANGE_ACTIVE: 'log_usuario_change_active',
  CHANGE_CHANGE_PASSWORD: 'log_usuario_change_change_password',
  CHANGE_PROFILE: 'log_usuario_change_profile',
  LOGIN: 'log_usuario_login',
  CHANGE_CODIGO_INTEGRACAO: 'log_usuario_change_codigo_integracao',
};

const CREDENTIAL_ACTIONS: Record<(typeof ACAO_CREDENCIAL)[number], LogKey> = {
  ADICIONAR: 'log_credencial_adicionar',
  ALTERAR: 'log_credencial_alterar',
  ATIVAR: 'log_credencial_ativar',
  DESATIVAR: 'log_credencial_desativar',
};

/** The actions of a quote's log, with their labels. @see A-155 */
const QUOTE_ACTIONS = {
  ADICIONAR: 'log_cotacao_adicionar',
  ALTERAR: 'log_cotacao_alterar',
  CANCELAR: 'log_cotacao_cancelar',
  CONFIRMAR_ALTERACAO: 'log_cotacao_confirmar_alteracao',
  ENVIAR_RESERVA: 'log_cotacao_enviar_reserva',
  REMOVER: 'log_cotacao_remover',
  RESTAURAR: 'log_cotacao_restaurar',
  DISPENSAR_AVISO: 'log_cotacao_dispensar_aviso',
  REABRIR_AVISO: 'log_cotacao_reabrir_aviso',
} as const satisfies Record<string, LogKey>;

function isQuoteAction(action: string): action is keyof typeof QUOTE_ACTIONS {
  return Object.hasOwn(QUOTE_ACTIONS, action);
}

/** The message key of an action in a quote's log; an unknown action gets the text for unknown ones. @see */
export function quoteLogLabel(action: string): LogKey {
  return isQuoteAction(action) ? QUOTE_ACTIONS[action] : 'erro_acao';
}

/** The message key of an action in a user's log; an unknown action gets the text for unknown ones. @see */
export function userLogLabel(action: string): LogKey {
  const known = ACAO_USUARIO.find((one) => one === action);
  return known ? USER_ACTIONS[known] : 'erro_acao';
}

/** The message key of an action in a service credential's log; an unknown action gets the text for unknown ones. @see */
export function credentialLogLabel(action: string): LogKey {
  const known = ACAO_CREDENCIAL.find((one) => one === action);
  return known ? CREDENTIAL_ACTIONS[known] : 'erro_acao';
}
