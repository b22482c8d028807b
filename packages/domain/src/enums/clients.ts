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

/** The scope of a client company's environment. @see S-310 */
export const AMBIENTE = ['FULL', 'CLICK_BUY'] as const;

/** Fixed rules of a client company. @see A-270, S-288 */
export const REGRA_FIXA = [
  'UTILIZAR_PROJETO_RATEIO',
  'VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO',
  'VALOR_SERVICO_ALTERADO_EMISSAO',
] as const;
export type RegraFixa = (typeof REGRA_FIXA)[number];

/** Whether a rule is fixed or written by the company. @see S-295 */
export const TIPO_REGRA = ['FIXA', 'DINAMICA'] as const;

/** The effect of a policy that a choice violates. @see S-109, S-110 */
export const ACAO_POLITICA = ['BLOQUEIA', 'ALERTA', 'APROVACAO'] as const;
export type AcaoPolitica = (typeof ACAO_POLITICA)[number];
