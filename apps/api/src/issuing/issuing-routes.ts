import { concludeChangedIssues, concludeIssues as concludeIssuesCall, saveIssue as saveIssueCall } from '@guiche/contract/issuing';
import type { QuoteOf } from '@guiche/domain/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { kindOf } from '../quotes/kind-of.ts';
import { concludeIssues } from './conclude-issues.ts';
import { saveIssue } from './save-issue.ts';

/** The issuing stage: saving chosen quotes as pairs, and concluding. */
export function issuingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, saveIssueCall, ({ deps: scope, session, params, query, body }) => {
    const kind = kindOf(params.tipoServico);
    // The body was read with the schema that belongs to the word in the path.
    const pair = body as typeof body & { readonly cotacaoAntiga: QuoteOf[typeof kind]; readonly cotacaoNova: QuoteOf[typeof kind] };
    return saveIssue(scope, session, { ...pair, ...query, idViagem: params.idViagem, kind });
  });

  registerCall(app, deps, concludeIssuesCall, ({ deps: scope, session, body }) => concludeIssues(scope, session, body));

  registerCall(app, deps, concludeChangedIssues, ({ deps: scope, session, body }) => concludeIssues(scope, session, body));
}
