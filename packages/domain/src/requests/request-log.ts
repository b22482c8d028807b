import type { RequestLogEntry } from '../entities/index.ts';
import { TIPO_ALTERACAO_SOLICITACAO, type TipoAlteracaoSolicitacao } from '../enums/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';
import type { logsMessages } from '../messages/logs/index.ts';

type LogKey = TopicKey<typeof logsMessages>;

const SENTENCES: Record<TipoAlteracaoSolicitacao, LogKey> = {
  ASSUMINDO_SOLICITACAO: 'log_assumindo_solicitacao',
  LIBERANDO_SOLICITACAO: 'log_liberando_solicitacao',
  ASSUMINDO_DE_OUTRO_CONSULTOR: 'log_assumindo_de_outro_consultor',
  COTACAO_CONCLUIDA: 'log_cotacao_concluida',
  DESATRIBUICAO_GRUPO: 'log_desatribuicao_grupo',
  TRANSFERENCIA_SUBSTITUTO: 'log_transferencia_substituto',
  ATRIBUICAO_ZENDESK: 'log_atribuicao_zendesk',
  RESPOSTA_CLIENTE: 'log_resposta_cliente',
  SOLICITACAO_RETORNADA: 'log_solicitacao_retornada',
  EMISSAO_CONCLUIDA: 'log_emissao_concluida',
  VALOR_ALTERADO_EMISSAO: 'log_valor_alterado_emissao',
  ALTERACAO_APROVADA: 'log_alteracao_aprovada',
  ALTERACAO_REPROVADA: 'log_alteracao_reprovada',
  ALTERACAO_PEDIDA: 'log_alteracao_pedida',
  SOLICITACAO_ENCERRADA: 'log_solicitacao_encerrada',
  VOUCHER_ENVIADO: 'log_voucher_enviado',
  RESERVA_ENVIADA: 'log_reserva_enviada',
  EMISSAO_CANCELADA: 'log_emissao_cancelada',
  EMISSAO_ALTERADA: 'log_emissao_alterada',
  COTACAO_ESCOLHIDA: 'log_cotacao_escolhida',
};

/** The sentences for actions of somebody else. */
const ASSIGNED: Readonly<Partial<Record<TipoAlteracaoSolicitacao, LogKey>>> = {
  ASSUMINDO_SOLICITACAO: 'log_atribuindo_solicitacao',
  ASSUMINDO_DE_OUTRO_CONSULTOR: 'log_atribuindo_de_outro_consultor',
};

/**
 * The sentence of a change-log entry; null for an unknown type, which is shown as an empty text. For a request that was assigned to a
 * colleague the sentence names who did it.
 * @see
 */
export function requestLogSentence(entry: RequestLogEntry): Wording<LogKey> | null {
  const type = TIPO_ALTERACAO_SOLICITACAO.find((known) => known === entry.tipoAlteracaoSolicitacao);
  if (!type) return null;
  const params = { usuario: entry.user.name, usuarioAnterior: entry.usuarioAnterior?.name ?? '' };
  const assigned = ASSIGNED[type];
  if (!entry.atribuidoPor || !assigned) return { key: SENTENCES[type], params };
  return { key: assigned, params: { ...params, atribuidoPor: entry.atribuidoPor.name } };
}
