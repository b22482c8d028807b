import { countFinalizedAir, countIssuedAir, listBiReports } from '@guiche/contract/panels';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { sandboxBi } from '../sandbox/sandbox-bi.ts';
import { sandboxBiPages } from '../sandbox/sandbox-bi-page.ts';
import { type DayWindow, finalizedAir, issuedAir } from './data/air-by-day.ts';
import { embeddableReports } from './embeddable-reports.ts';

function windowOf({ dataInicial, dataFinal }: { readonly dataInicial: string; readonly dataFinal: string }): DayWindow {
  return { first: dataInicial.slice(0, 10), last: dataFinal.slice(0, 10) };
}

/** The figures of the dashboard, and the reports of the management panel. */
export function panelRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  registerCall(app, deps, countIssuedAir, ({ session, query }) => issuedAir(db, session, windowOf(query)));
  registerCall(app, deps, countFinalizedAir, ({ session, query }) => finalizedAir(db, session, windowOf(query)));
  registerCall(app, deps, listBiReports, ({ session }) => embeddableReports(sandboxBi, session.agencia.id));
  sandboxBiPages(app);
}
