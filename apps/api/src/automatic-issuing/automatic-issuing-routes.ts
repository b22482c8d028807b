import { checkExternal, issueAir, issueHotel, researchExpired, updateExpired } from '@guiche/contract/automatic-issuing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { registerOutsideCall } from '../http/register-outside-call.ts';
import { checkAtSystem } from './check-at-system.ts';
import { intendIssue } from './intend-issue.ts';
import { issueQuote } from './issue-quote.ts';
import { searchExpired } from './search-expired.ts';
import { takeFound } from './take-found.ts';

/** The version in an entity tag: `3` of `"3"`, whose form the contract has checked. */
const versionOf = (tag: string) => Number(tag.slice(1, -1));

/** Issuing at a provider, what is issued elsewhere, and expired reservations. */
export function automaticIssuingRoutes(app: FastifyInstance, deps: Deps): void {
  registerOutsideCall(app, deps, issueAir, {
    intend: ({ deps: scope, session, params, query, headers, body }) =>
      intendIssue(scope, session, { kind: 'AEREO', ...params, ...query, ...body, versao: versionOf(headers['if-match']) }),
    outcome: async ({ session, language, log }, { pedido }) => {
      const { fields, ...answer } = await issueQuote(deps, { kind: 'AEREO', pedido, session, language, log });
      return { ...answer, aereoCotacao: fields };
    },
  });

  registerOutsideCall(app, deps, issueHotel, {
    intend: ({ deps: scope, session, params, query, headers, body }) =>
      intendIssue(scope, session, { kind: 'HOTEL', ...params, ...query, ...body, versao: versionOf(headers['if-match']) }),
    outcome: async ({ session, language, log }, { pedido }) => {
      const { fields, ...answer } = await issueQuote(deps, { kind: 'HOTEL', pedido, session, language, log });
      return { ...answer, hotelCotacao: fields };
    },
  });

  registerCall(app, deps, checkExternal, ({ session, body, log }) => checkAtSystem(deps, session, body, log));

  registerCall(app, deps, researchExpired, ({ session, query, body, log }) =>
    searchExpired(deps, session, { service: body, status: query.statusSolicitacao }, log),
  );

  registerCall(app, deps, updateExpired, ({ deps: scope, session, params, body }) => takeFound(scope, session, params.id, body));
}
