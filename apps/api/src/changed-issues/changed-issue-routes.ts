import {
  decideChange as decideChangeCall,
  findChangeApproval,
  findChangedIssue,
  findServicesUnderChange,
  listChangedIssues,
  sendForChange as sendForChangeCall,
} from '@guiche/contract/changed-issues';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { requestSummary } from '../requests/request-head.ts';
import { changedIssues } from './data/changed-issues.ts';
import { decideChange } from './decide-change.ts';
import { changeApproval, loadChangedIssue, servicesUnderChange } from './load-changed-issue.ts';
import { sendForChange } from './send-for-change.ts';

/** Changed issues: their list, one of them, sending services for change, and the decision about a change. */
export function changedIssueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, listChangedIssues, async ({ session, query }) => {
    const { rows, hasMore } = await changedIssues(db, session, query);
    return { content: rows.map((row) => requestSummary(row, session)), hasMore };
  });

  registerCall(app, deps, findChangedIssue, ({ session, params }) => loadChangedIssue(db, session, params.idSolicitacao));
  registerCall(app, deps, findServicesUnderChange, ({ session, query }) => servicesUnderChange(db, session, query.idSolicitacao));
  registerCall(app, deps, findChangeApproval, ({ session, query }) => changeApproval(db, session, query.idSolicitacao));

  registerCall(app, deps, sendForChangeCall, ({ deps: scope, session, headers, body }) =>
    sendForChange(scope, session, { ...body, seen: headers['if-match'] }),
  );

  registerCall(app, deps, decideChangeCall, ({ deps: scope, session, headers, body }) =>
    decideChange(scope, session, { ...body, seen: headers['if-match'] }),
  );
}
