/** Notification types. @see A-063, S-321 */
export const TIPO_NOTIFICACAO = ['COTACAO', 'EMISSAO', 'SEM_TIPO'] as const;

/** Types of a server error object; each has its toast style. @see */
export const TIPO_MENSAGEM = ['ERROR', 'WARNING', 'INFO', 'SUCCESS'] as const;
export type TipoMensagem = (typeof TIPO_MENSAGEM)[number];
