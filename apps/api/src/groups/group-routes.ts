import {
  changeServiceGroup as changeServiceGroupCall,
  insertServiceGroup as insertServiceGroupCall,
  listServiceGroups,
} from '@guiche/contract/groups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { groupsOf } from './data/groups.ts';
import { changeServiceGroup, insertServiceGroup } from './save-group.ts';

/** The agency's groups of services. */
export function groupRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listServiceGroups, ({ session }) => groupsOf(deps.db, session.agencia.id));

  registerCall(app, deps, insertServiceGroupCall, ({ deps: scope, session, body }) => insertServiceGroup(scope, session, body));

  registerCall(app, deps, changeServiceGroupCall, ({ deps: scope, session, params, body }) =>
    changeServiceGroup(scope, session, params.id, body),
  );
}
