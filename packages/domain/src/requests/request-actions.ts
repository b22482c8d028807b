/** What can be done with a request and its quotes. @see Q-007 */
export const ACAO_SOLICITACAO = ['salvar', 'adicionar', 'remover', 'emitir', 'cancelar', 'anexar', 'devolver', 'concluir'] as const;
export type AcaoSolicitacao = (typeof ACAO_SOLICITACAO)[number];

/** The actions that are offered at all: all of them, in history none, where every field is read-only too. @see Q-007 */
export function offeredActions(history: boolean): readonly AcaoSolicitacao[] {
  return history ? [] : ACAO_SOLICITACAO;
}
