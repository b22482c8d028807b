import * as calls from '@guiche/contract/quotes';
import { TIPO_SERVICO, TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { familiaTarifaria, moeda } from '../db/schema/referencia.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { findMargin } from '../quotes/margin.ts';
import { removeQuote } from '../quotes/remove-quote.ts';
import { saveAirQuote } from '../quotes/save-air-quote.ts';
import { concludeQuoting } from '../requests/conclude-quoting.ts';

/** Saving and removing quotes, concluding, and what pricing asks. */
export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, calls.saveQuote, { route: '/relatorio' }, ({ session, params, body }) =>
    saveAirQuote(deps, session, params.idViagem, body),
  );

  registerCall(app, deps, calls.removeQuote, { route: '/relatorio' }, async ({ session, params, body }) => {
    const kind = TIPO_SERVICO.find((one) => TIPO_SERVICO_PATH[one] === params.tipo);
    if (!kind) throw new CallError(404, 'registro_nao_encontrado');
    await removeQuote(deps, session, { ...body, idViagem: params.id, kind });
    return undefined;
  });

  registerCall(app, deps, calls.concludeQuoting, { route: '/relatorio' }, ({ session, query, body }) =>
    concludeQuoting(deps, session, { ...body, uuid: query.uuidSolicitacao }),
  );

  registerCall(app, deps, calls.findMargin, {}, ({ session, query }) => findMargin(db, session, query.idEmpresa, query.intermediador));

  registerCall(app, deps, calls.listFareFamilies, {}, ({ params }) =>
    db
      .select({ identificador: familiaTarifaria.identificador, descricao: familiaTarifaria.descricao, link: familiaTarifaria.link })
      .from(familiaTarifaria)
      .where(eq(familiaTarifaria.cia, params.cia))
      .orderBy(asc(familiaTarifaria.ordem)),
  );

  registerCall(app, deps, calls.suggestRate, {}, async ({ params }) => {
    // The quotient of two rates, exact to the sixth decimal: the database divides decimals. @see Q-132
    const base = db.select({ cotacao: moeda.cotacao }).from(moeda).where(eq(moeda.id, params.baseId));
    const [row] = await db
      .select({ cotacao: sql<string | null>`round(${moeda.cotacao} / (${base}), 6)` })
      .from(moeda)
      .where(eq(moeda.id, params.id));
    if (row === undefined || row.cotacao === null) throw new CallError(404, 'registro_nao_encontrado');
    return { cotacao: Number(row.cotacao) };
  });
}
