export {
  ETAPA_PREENCHIMENTO,
  FILTRO_SOLICITACOES,
  type FiltroSolicitacoes,
  OPCAO_SALDO,
  STATUS_SALDO_ENTRADA,
  TIPO_ALTERACAO_SOLICITACAO,
  TIPO_CABINE,
  TIPO_CAMPO,
  TIPO_COTACAO,
  TIPO_EMISSAO,
  TIPO_FORMA_PAGAMENTO,
  TIPO_MENSAGEM,
  TIPO_NOTIFICACAO,
  TIPO_ORIGEM_COTACAO,
  TIPO_PESQUISA_AEREA,
  TIPO_SEGMENTO,
  type TipoAlteracaoSolicitacao,
  type TipoCabine,
  type TipoFormaPagamento,
  type TipoMensagem,
  type TipoSegmento,
} from './quote-choices.ts';
export { STATUS_COTACAO, STATUS_COTACAO_VIAGEM, STATUS_SEGMENTO, type StatusCotacao, type StatusCotacaoViagem } from './quote-status.ts';
export {
  STATUS_PENDENCIA,
  STATUS_SOLICITACAO,
  STATUS_SOLICITACAO_CODE,
  type StatusPendencia,
  type StatusSolicitacao,
} from './request-status.ts';
export {
  serviceKindOfId,
  TIPO_SERVICO,
  TIPO_SERVICO_ID,
  TIPO_SERVICO_PATH,
  type TipoServico,
  type TipoServicoPath,
} from './service-kind.ts';
