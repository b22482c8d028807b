import {
  CANCEL_ISSUE,
  cancelAirIssue as cancelAirIssueCall,
  cancelHotelReservation,
  changeAirIssue as changeAirIssueCall,
  findFine,
  quoteVersionTag,
} from '@guiche/contract/fines';
import type { AirFine } from '@guiche/domain/air/issuing';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { sandboxHotelReservations } from '../sandbox/sandbox-hotel-reservations.ts';
import { cancelAtSupplier, writeCancelledReservation } from './cancel-hotel-reservation.ts';
import { cancelIssue } from './cancel-issue.ts';
import { cancelAirIssue, changeAirIssue } from './end-air-issue.ts';
import { findIssue } from './find-issue.ts';

interface AirQuery {
  readonly creditoBilhete?: number | undefined;
  readonly statusSaldo?: NonNullable<AirFine['saldoEntrada']>['status'] | undefined;
  readonly opcaoSaldo?: AirFine['opcaoSaldo'] | undefined;
}

/** What the query of a call enters about an air issue. */
function entered(multa: number | undefined, { creditoBilhete, statusSaldo = null, opcaoSaldo = null }: AirQuery): AirFine {
  return { multa: multa ?? null, saldoEntrada: { valorEntrada: creditoBilhete ?? null, status: statusSaldo }, opcaoSaldo };
}

/** Ending an issue: cancelled or changed with its fine, or called off. */
export function fineRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, findFine, async ({ session, params }) => {
    const { quote } = await findIssue(deps.db, session, 'AEREO', params.idCotacao);
    const { multa, taxaCancelamento, tarifaTotal, taxas, opcaoSaldo, dataCancelamento, idServico, total } = quote;
    return { multa, taxaCancelamento, tarifaTotal, taxas, opcaoSaldo, dataCancelamento, idServico, total };
  });

  registerCall(app, deps, cancelAirIssueCall, ({ deps: scope, session, params, query, headers }) =>
    cancelAirIssue(scope, session, {
      idCotacao: params.id,
      seen: headers['if-match'],
      fine: { ...entered(query.taxaCancelamento, query), valorTrecho: query.valorTrecho ?? null },
    }),
  );

  registerCall(app, deps, changeAirIssueCall, ({ deps: scope, session, params, query, headers }) =>
    changeAirIssue(scope, session, { idCotacao: params.id, seen: headers['if-match'], fine: entered(query.valorMulta, query) }),
  );

  registerCall(
    app,
    deps,
    cancelHotelReservation,
    ({ deps: scope, session, params, body }) =>
      writeCancelledReservation(scope, session, { ...body, idCotacao: params.idCotacao, seen: quoteVersionTag(body) }),
    {
      beforehand: ({ session, params, body, log }) =>
        cancelAtSupplier(
          deps,
          session,
          { ...body, idCotacao: params.idCotacao, seen: quoteVersionTag(body) },
          { reservations: sandboxHotelReservations, log },
        ),
    },
  );

  for (const kind of TIPO_SERVICO) {
    registerCall(app, deps, CANCEL_ISSUE[kind], ({ deps: scope, session, params, body: { versao, opcaoSaldo = null, ...body } }) =>
      cancelIssue(scope, session, kind, { ...body, ...params, opcaoSaldo, seen: quoteVersionTag({ versao }) }),
    );
  }
}
