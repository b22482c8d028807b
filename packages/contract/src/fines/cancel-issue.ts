import { errorBodySchema, QUOTE_SCHEMAS } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH, type TipoServicoPath } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { QUOTE_CONFLICTS } from '../quotes/quote-conflicts.ts';

const { AEREO, HOTEL, CARRO, RODOVIARIO, OUTROS } = QUOTE_SCHEMAS;

/** The issue to cancel: a quote of the service, in the version that the caller saw. */
export const cancelledIssueSchema = z.object({
  idCotacao: z.uuid(),
  versao: OUTROS.shape.versao,
  /** Null for an issue that is called off before a ticket or reservation was issued. */
  multa: OUTROS.shape.multa,
  /** Of a service whose fine does not decide it. */
  opcaoSaldo: z.optional(OUTROS.shape.opcaoSaldo),
});

/** The call for one kind of service: its word is in the path twice, so each kind has an address of its own. */
function ofKind<const Name extends string, const Word extends TipoServicoPath, Schema extends $ZodType, Conflict extends $ZodType>(
  name: Name,
  word: Word,
  quote: Schema,
  conflict: Conflict,
) {
  return defineCall({
    name,
    summary: `Cancels an issue of the kind ${word}`,
    access: { route: '/relatorio' },
    base: 'rest',
    method: 'POST',
    path: `/${word}-servico/cancelar-${word}-emissao/:idServico`,
    params: z.object({ idServico: z.uuid() }),
    body: cancelledIssueSchema,
    responses: {
      200: quote,
      404: errorBodySchema,
      409: conflict,
      422: validationListSchema,
      ...sessionErrors,
    },
  });
}

/** Calls off the issue of a flight. @see */
export const cancelIssueOfAir = ofKind('cancelIssueOfAir', TIPO_SERVICO_PATH.AEREO, AEREO, QUOTE_CONFLICTS.AEREO);
/** Calls off the issue of a hotel. @see */
export const cancelIssueOfHotel = ofKind('cancelIssueOfHotel', TIPO_SERVICO_PATH.HOTEL, HOTEL, QUOTE_CONFLICTS.HOTEL);
/** Cancels or calls off the issue of a car. @see */
export const cancelIssueOfCar = ofKind('cancelIssueOfCar', TIPO_SERVICO_PATH.CARRO, CARRO, QUOTE_CONFLICTS.CARRO);
/** Cancels or calls off the issue of a bus ticket. @see */
export const cancelIssueOfBus = ofKind('cancelIssueOfBus', TIPO_SERVICO_PATH.RODOVIARIO, RODOVIARIO, QUOTE_CONFLICTS.RODOVIARIO);
/** Cancels or calls off the issue of another service. @see */
export const cancelIssueOfOther = ofKind('cancelIssueOfOther', TIPO_SERVICO_PATH.OUTROS, OUTROS, QUOTE_CONFLICTS.OUTROS);

/**
 * Cancels an issue through its service, by kind, and returns its quote. An issue without ticket or reservation is called off:
 * COTACAO_CANCELADA, without a fine. An issued one of a car, a bus or another service is cancelled with its fine: EMISSAO_CANCELADA; air and
 * hotel have calls of their own for that (422). 409: the quote is stored in another version.
 * @see
 */
export const CANCEL_ISSUE = {
  AEREO: cancelIssueOfAir,
  HOTEL: cancelIssueOfHotel,
  CARRO: cancelIssueOfCar,
  RODOVIARIO: cancelIssueOfBus,
  OUTROS: cancelIssueOfOther,
};
