/** Profiles of people around a request. @see S-326 */
export const PERFIL = ['AGENCIA', 'viajante', 'aprovador'] as const;
/** Roles in an agency. A new user gets AGENCY_ADMIN. @see S-327, A-218 */
export const PAPEL_AGENCIA = ['AGENCY_ADMIN', 'AGENCY'] as const;
export type PapelAgencia = (typeof PAPEL_AGENCIA)[number];

/** The message keys of the names of roles. @see S-327 */
export const PAPEL_AGENCIA_KEY = { AGENCY_ADMIN: 'administrador', AGENCY: 'usuario' } as const satisfies Record<PapelAgencia, string>;

/** Permissions to manage records. @see S-329 */
const PERMISSAO_CADASTRO = [
  'CONCILIACAO',
  'INTEGRACAO',
  'USUARIOS',
  'AUTENTICACAO',
  'EMPRESA',
  'NOTIFICACOES',
  'POLITICAS',
  'HIERARQUIAS',
  'ORCAMENTO',
  'PERMISSAO',
  'AGENCIA',
  'CARTAO',
  'CLIENTE',
  'FORNECEDOR',
  'FROTA',
  'HOTEL_PREFERENCIAL',
  'MOTIVO',
  'PROJETO',
  'RECURSO',
  'REGIAO',
  'TIPO_DE_DESPESA',
  'TIPO_DE_PAGAMENTO',
  'TIPO_DE_COBRANCA',
] as const;

/** Permissions for actions. @see S-330 */
const PERMISSAO_ACAO = [
  'APROVAR_POR_OUTRO_COLABORADOR',
  'SELECIONAR_POR_OUTRO_COLABORADOR',
  'SOLICITAR_POR_OUTRO_COLABORADOR',
  'VISUALIZAR_TODOS_HISTORICOS',
  'ALTERAR_AEREO_PRESTACAO',
  'SOLICITAR',
  'CANCELAR_REABRIR_PENDENCIAS_INTEGRACAO',
  'COTACAO_EMISSAO_SOMENTE_SOLICITANTE',
  'CANCELAR_SOLICITACAO_PELO_HISTORICO',
  'TRAJETO_MANUAL',
  'CARTAO_ADIANTAMENTO',
  'SER_SUBSTITUTO',
] as const;

/** Permissions to see reports. @see S-331 */
const PERMISSAO_RELATORIO = [
  'VISUALIZAR_RELATORIO_DE_ADMINISTRADOR',
  'VISUALIZAR_RELATORIO_DE_GESTOR',
  'VISUALIZAR_RELATORIO_DE_SOLICITANTE',
  'VISUALIZAR_RELATORIO_DE_COLABORADOR',
  'VISUALIZAR_RELATORIO_DE_AGENCIA',
  'VISUALIZAR_RELATORIO_DE_AGENCIA_INTERNA',
] as const;

/** Every permission, in the groups of S-329, S-330 and S-331, and BANCO_BILHETES of A-020. */
export const PERMISSAO = [...PERMISSAO_CADASTRO, ...PERMISSAO_ACAO, ...PERMISSAO_RELATORIO, 'BANCO_BILHETES'] as const;
export type Permissao = (typeof PERMISSAO)[number];

/** Whether a record is in use. @see S-293 */
export const SITUACAO = ['ATIVO', 'INATIVO'] as const;

/** The actions in a user's log. @see A-223 */
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
