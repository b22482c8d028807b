/** Where a file came from. @see S-294 */
export const TIPO_ARQUIVO = ['INTERNO', 'UPLOAD'] as const;

/** Where files are stored. @see S-296 */
export const CAMINHO_ARMAZENAMENTO = ['emissao', 'comprovantes', 'usuarios'] as const;

/** What an attachment's log tells. @see Q-078 */
export const ACAO_ANEXO = ['ADICIONAR', 'REMOVER', 'ALTERAR'] as const;
