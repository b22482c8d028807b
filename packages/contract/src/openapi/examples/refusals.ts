import type { ErrorBody } from '@guiche/domain/entities';
import { ptBr } from '@guiche/domain/messages';
import { ptBr as more } from '@guiche/domain/messages/more';

const refusal = (titulo: string): ErrorBody => ({ tipo: 'ERROR', titulo });

/** What a refusal with each status looks like; of a validation, a list. @see */
export const REFUSALS: Readonly<Record<number, ErrorBody | readonly ErrorBody[]>> = {
  400: refusal(more.requisicao_invalida),
  401: refusal(ptBr.sessao_expirada),
  403: refusal(more.sem_permissao),
  404: refusal(ptBr.solicitacao_nao_encontrada),
  409: refusal(more.cotacao_alterada_por_outro_usuario),
  422: [{ ...refusal(more.informe_a_tarifa), campo: 'tarifa' }],
  429: refusal(more.muitas_tentativas.replace('{{minutos}}', '15')),
};
