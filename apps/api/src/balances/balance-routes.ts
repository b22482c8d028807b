import {
  findUsedBalance as findUsedBalanceCall,
  giveBackBalance as giveBackBalanceCall,
  listEarlierIssues as listEarlierIssuesCall,
  listUsableBalances as listUsableBalancesCall,
  saveEarlierIssues as saveEarlierIssuesCall,
  useBalance as useBalanceCall,
} from '@guiche/contract/balances';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { listEarlierIssues, saveEarlierIssues } from './earlier-issues.ts';
import { findUsedBalance } from './find-used-balance.ts';
import { giveBackBalance } from './give-back-balance.ts';
import { listUsableBalances } from './list-usable-balances.ts';
import { useBalance } from './use-balance.ts';

/** The balances of earlier issues: which can be used, using one, and what earlier issues leave. */
export function balanceRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listUsableBalancesCall, ({ session, params }) => listUsableBalances(deps, session, params));

  registerCall(app, deps, useBalanceCall, ({ deps: scope, session, params, body }) => useBalance(scope, session, { ...body, ...params }));

  registerCall(app, deps, findUsedBalanceCall, ({ session, params }) => findUsedBalance(deps, session, params));

  registerCall(app, deps, giveBackBalanceCall, async ({ deps: scope, session, params, query }) => {
    await giveBackBalance(scope, session, { ...params, ...query });
    return undefined;
  });

  registerCall(app, deps, listEarlierIssuesCall, ({ session, params }) =>
    listEarlierIssues(deps.db, session, params.idServico, params.idAgencia),
  );

  registerCall(app, deps, saveEarlierIssuesCall, ({ deps: scope, session, params, body }) =>
    saveEarlierIssues(scope, session, { ...params, issues: body }),
  );
}
