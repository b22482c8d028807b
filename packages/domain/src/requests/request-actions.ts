/** The actions on a request and its quotes. @see Q-007 */
export const ACAO_SOLICITACAO = ['salvar', 'adicionar', 'remover', 'emitir', 'cancelar', 'anexar', 'devolver', 'concluir'] as const;
export type AcaoSolicitacao = (typeof ACAO_SOLICITACAO)[number];

/** The offered actions: all, but none in history, where every field is read-only too. @see Q-007 */
export function offeredActions(history: boolean): readonly AcaoSolicitacao[] {
  return history ? [] : ACAO_SOLICITACAO;
}
