/** Modules that a client company uses. @see S-297 */
export const MODULO = [
  'SOLICITACAO',
  'REEMBOLSO',
  'PAGAMENTOS',
  'PRESTACAO_CONTAS',
  'CARTAO_ADIANTAMENTO',
  'FATURAS',
  'EMISSAO_ONLINE',
  'FOLLOWUP',
  'ALTERACAO_SERVICO',
  'CARTAO_VIAJANTE',
] as const;
export type Modulo = (typeof MODULO)[number];
/** Fixed rules of a client company. @see A-270, S-288 */
export const REGRA_FIXA = [
  'UTILIZAR_PROJETO_RATEIO',
  'VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO',
  'VALOR_SERVICO_ALTERADO_EMISSAO',
] as const;
export type RegraFixa = (typeof REGRA_FIXA)[number];
/** Whether a rule is fixed or written by the company. @see S-295 */
export const TIPO_REGRA = ['FIXA', 'DINAMICA'] as const;
/** What belongs together among the request statuses. @see S-103 */
export const GRUPO_STATUS = ['RASCUNHO', 'PENDENTE', 'FINALIZADA_CANCELADA', 'EM_ANDAMENTO'] as const;
/** What the numeric ids of services and expenses stand for. @see S-298 */
export const TIPO_SERVICO_CODE = {
  TAXI: 1,
  ONIBUS: 2,
  ALIMENTACAO: 4,
  AEREO: 5,
  HOTEL: 6,
  CARRO: 7,
  QUILOMETRAGEM: 8,
  COMBUSTIVEL: 9,
  OUTROS: 10,
  DIARIA: 12,
  RODOVIARIO: 88,
} as const;
/** Kinds of service as a filter names them. @see S-299 */
export const FILTRO_TIPO_SERVICO = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS', 'TODOS'] as const;
/** Whether a record is in use. @see S-293 */
export const SITUACAO = ['ATIVO', 'INATIVO'] as const;
/** Where a file came from. @see S-294 */
export const TIPO_ARQUIVO = ['INTERNO', 'UPLOAD'] as const;
/** Where files are stored. @see S-296 */
export const CAMINHO_ARMAZENAMENTO = ['emissao', 'comprovantes', 'usuarios'] as const;
/** What a client company's environment offers. @see S-310 */
export const AMBIENTE = ['FULL', 'CLICK_BUY'] as const;
/** Systems that issue tickets. @see S-287 */
export const SISTEMA_EMISSOR = [
  'JETSMART',
  'GALILEO',
  'FARELOGIX',
  'IBERIA',
  'BRITISH AIRWAYS',
  'GOL',
  'AZUL',
  'AMADEUS',
  'SABRE',
  'CIONS',
  'LATAM',
  'COPA',
] as const;
/** What an attachment's log tells. @see Q-078 */
export const ACAO_ANEXO = ['ADICIONAR', 'REMOVER', 'ALTERAR'] as const;
/** What a service credential's log tells. @see A-242 */
export const ACAO_CREDENCIAL = ['ADICIONAR', 'ALTERAR', 'ATIVAR', 'DESATIVAR'] as const;
/** What a user's log tells. @see A-223 */
export const ACAO_USUARIO = [
  'INSERT',
  'CHANGE_PASSWORD',
  'CHANGE_EMAIL',
  'CHANGE_LOGIN',
  'CHANGE_NAME',
  'CHANGE_ACTIVE',
  'CHANGE_CHANGE_PASSWORD',
  'CHANGE_PROFILE',
  'LOGIN',
  'CHANGE_CODIGO_INTEGRACAO',
] as const;
