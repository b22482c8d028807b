/** The origin of a file. @see S-294 */
export const TIPO_ARQUIVO = ['INTERNO', 'UPLOAD'] as const;

/** The storage folders of files. @see S-296 */
export const CAMINHO_ARMAZENAMENTO = ['emissao', 'comprovantes', 'usuarios'] as const;

/** The actions in an attachment's log. @see Q-078 */
export const ACAO_ANEXO = ['ADICIONAR', 'REMOVER', 'ALTERAR'] as const;
