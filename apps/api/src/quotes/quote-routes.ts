import {
  findMargin as findMarginCall,
  listFareFamilies,
  listQuoteLog,
  listRentalCompanies,
  removeQuote as removeQuoteCall,
  restoreQuote as restoreQuoteCall,
  saveQuote as saveQuoteCall,
  suggestRate,
} from '@guiche/contract/quotes';
import type { QuoteOf } from '@guiche/domain/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { selectVisible } from '../requests/data/visible-requests.ts';
import { refuseAnothers } from '../requests/request-access.ts';
import { sandboxCarDirectory } from '../sandbox/sandbox-cars.ts';
import { fareFamiliesOf } from './data/fare-families.ts';
import { findMargin } from './data/margins.ts';
import { quoteLog, requestOfQuote } from './data/quote-log.ts';
import { rateOf } from './data/rates.ts';
import { kindOf } from './kind-of.ts';
import { removeQuote } from './remove-quote.ts';
import { restoreQuote } from './restore-quote.ts';
import { saveQuote } from './save-quote.ts';

/** Saving, removing and restoring quotes, and the lookups of prices. */
export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, saveQuoteCall, ({ deps: scope, session, params, body }) => {
    const kind = kindOf(params.tipoServico);
    // The body was read with the schema that belongs to the word in the path.
    return saveQuote(scope, session, { idViagem: params.idViagem, kind, body: body as QuoteOf[typeof kind] });
  });

  registerCall(app, deps, removeQuoteCall, async ({ deps: scope, session, params, body }) => {
    await removeQuote(scope, session, { ...body, idViagem: params.idViagem, kind: kindOf(params.tipoServico) });
    return undefined;
  });

  registerCall(app, deps, restoreQuoteCall, ({ deps: scope, session, params, body }) =>
    restoreQuote(scope, session, { ...body, idViagem: params.idViagem, kind: kindOf(params.tipoServico) }),
  );

  registerCall(app, deps, listQuoteLog, async ({ session, params }) => {
    const uuid = await requestOfQuote(db, params.id);
    // Another agency's quote gets the same response as one that does not exist.
    const request = uuid === undefined ? undefined : await selectVisible(db, session, { uuid });
    if (!request) throw new CallError(404, 'cotacao_nao_encontrada');
    refuseAnothers(request, session);
    const rows = await quoteLog(db, params.id);
    return rows.map(({ acao, usuarioNome, em, detalhes, alteracoes, calculo }) => ({
      acao,
      usuario: usuarioNome,
      data: em.toISOString(),
      detalhes,
      alteracoes: [...alteracoes],
      ...(calculo !== null && { calculo }),
    }));
  });

  registerCall(app, deps, findMarginCall, ({ session, query }) => findMargin(db, session, query.idEmpresa, query.intermediador));

  registerCall(app, deps, listFareFamilies, ({ params }) => fareFamiliesOf(db, params.cia));

  registerCall(app, deps, listRentalCompanies, async () => (await sandboxCarDirectory.companies()).map((nome) => ({ nome })));

  registerCall(app, deps, suggestRate, async ({ params }) => {
    const cotacao = await rateOf(db, params.id, params.baseId);
    if (cotacao === undefined) throw new CallError(404, 'registro_nao_encontrado');
    return { cotacao };
  });
}
