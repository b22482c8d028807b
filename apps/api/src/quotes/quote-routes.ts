import {
  findMargin as findMarginCall,
  listFareFamilies,
  removeQuote as removeQuoteCall,
  saveQuote as saveQuoteCall,
  suggestRate,
} from '@guiche/contract/quotes';
import { TIPO_SERVICO, TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { fareFamiliesOf } from './data/fare-families.ts';
import { findMargin } from './data/margins.ts';
import { rateOf } from './data/rates.ts';
import { removeQuote } from './remove-quote.ts';
import { saveAirQuote } from './save-air-quote.ts';

/** Saving and removing quotes, and what pricing asks. */
export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, saveQuoteCall, ({ session, params, body }) => saveAirQuote(deps, session, params.idViagem, body));

  registerCall(app, deps, removeQuoteCall, async ({ session, params, body }) => {
    const kind = TIPO_SERVICO.find((one) => TIPO_SERVICO_PATH[one] === params.tipoServico);
    if (!kind) throw new CallError(404, 'registro_nao_encontrado');
    await removeQuote(deps, session, { ...body, idViagem: params.idViagem, kind });
    return undefined;
  });

  registerCall(app, deps, findMarginCall, ({ session, query }) => findMargin(db, session, query.idEmpresa, query.intermediador));

  registerCall(app, deps, listFareFamilies, ({ params }) => fareFamiliesOf(db, params.cia));

  registerCall(app, deps, suggestRate, async ({ params }) => {
    const cotacao = await rateOf(db, params.id, params.baseId);
    if (cotacao === undefined) throw new CallError(404, 'registro_nao_encontrado');
    return { cotacao };
  });
}
