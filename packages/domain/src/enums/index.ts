export { TIPO_CABINE, TIPO_PESQUISA_AEREA, TIPO_SEGMENTO, type TipoCabine, type TipoSegmento } from './air.ts';
export { ACAO_ANEXO, CAMINHO_ARMAZENAMENTO, TIPO_ARQUIVO } from './attachments.ts';
export { CLASSE_ONIBUS } from './bus.ts';
export { PARCELA_CALCULO, type ParcelaCalculo, RESULTADO_CALCULO, type ResultadoCalculo, TIPO_CALCULO } from './calculations.ts';
export { CATEGORIA_CARRO, type CategoriaCarro, carCategory, FATURAMENTO_VEICULO, PAGAMENTO_VEICULO, TIPO_LOCADORA_CODE } from './car.ts';
export { ACAO_POLITICA, type AcaoPolitica, AMBIENTE, MODULO, type Modulo, REGRA_FIXA, type RegraFixa, TIPO_REGRA } from './clients.ts';

export {
  ACAO_CREDENCIAL,
  COBRANCA_FEE,
  type CobrancaFee,
  ESTADO_CREDENCIAL,
  type EstadoCredencial,
  TAXA_PERSONALIZADA,
} from './credentials.ts';
export { ETAPA_PREENCHIMENTO, TIPO_CAMPO } from './custom-fields.ts';
export { REGIME_ALIMENTACAO, TIPO_CAMA, TIPO_QUARTO } from './hotel.ts';
export { OPCAO_SALDO, SISTEMA_EMISSOR, STATUS_SALDO_ENTRADA, TIPO_EMISSAO } from './issuing.ts';
export { ENUMERATIONS, type Enumeration, type EnumLabelKey, enumLabel, labelledValues } from './labels.ts';
export { TIPO_MENSAGEM, TIPO_NOTIFICACAO, type TipoMensagem } from './messages.ts';
export {
  ACAO_CARTAO,
  type AcaoCartao,
  CARACTERISTICA_WEX,
  PAGO_POR_CODE,
  STATUS_COBRANCA,
  type StatusCobranca,
  TIPO_CARTAO,
  TIPO_FORMA_PAGAMENTO,
  TIPO_PAGAMENTO,
  type TipoCartao,
  type TipoFormaPagamento,
} from './payments.ts';
export {
  ACAO_USUARIO,
  PAPEL_AGENCIA,
  PAPEL_AGENCIA_KEY,
  type PapelAgencia,
  PERFIL,
  PERMISSAO,
  type Permissao,
  SITUACAO,
} from './people.ts';
export {
  INTERMEDIADOR_FIXO,
  STATUS_COTACAO,
  STATUS_COTACAO_VIAGEM,
  STATUS_SEGMENTO,
  type StatusCotacao,
  type StatusCotacaoViagem,
  TIPO_COTACAO,
  TIPO_ORIGEM_COTACAO,
  TIPO_TARIFA,
} from './quotes.ts';
export { ESTADO_GERACAO, type EstadoGeracao, FORMATO_RELATORIO, type FormatoRelatorio } from './reports.ts';
export {
  FILTRO_SOLICITACOES,
  type FiltroSolicitacoes,
  GRUPO_STATUS,
  STATUS_PENDENCIA,
  STATUS_SOLICITACAO,
  STATUS_SOLICITACAO_CODE,
  type StatusPendencia,
  type StatusSolicitacao,
  TIPO_ALTERACAO_SOLICITACAO,
  type TipoAlteracaoSolicitacao,
} from './requests.ts';
export {
  ORDENACAO_AEREO,
  ORDENACAO_CARRO,
  ORDENACAO_HOTEL,
  ORDENACAO_RODOVIARIO,
  type OrdenacaoAereo,
  type OrdenacaoCarro,
  type OrdenacaoHotel,
  type OrdenacaoRodoviario,
} from './results.ts';
export {
  FILTRO_TIPO_SERVICO,
  serviceKindOfId,
  TIPO_SERVICO,
  TIPO_SERVICO_CODE,
  TIPO_SERVICO_ID,
  TIPO_SERVICO_PATH,
  type TipoServico,
  type TipoServicoPath,
} from './service-kind.ts';
