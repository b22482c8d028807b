import {
  changeView as changeViewCall,
  chooseStartView as chooseStartViewCall,
  insertView as insertViewCall,
  listViews as listViewsCall,
  removeView as removeViewCall,
} from '@guiche/contract/views';
import { BRASILIA } from '@guiche/domain/dates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { listViews } from './list-views.ts';
import { changeView, chooseStartView, insertView, removeView } from './save-view.ts';

/** The saved views of the lists. */
export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listViewsCall, ({ session, query }) => listViews(deps, session, query.fuso ?? BRASILIA));
  registerCall(app, deps, insertViewCall, ({ deps: scope, session, body }) => insertView(scope, session, body));
  registerCall(app, deps, changeViewCall, ({ deps: scope, session, params, body }) =>
    changeView(scope, session, { ...body, id: params.id }),
  );
  registerCall(app, deps, removeViewCall, async ({ deps: scope, session, params, body }) => {
    await removeView(scope, session, { ...body, id: params.id });
    return undefined;
  });
  registerCall(app, deps, chooseStartViewCall, async ({ deps: scope, session, body }) => {
    await chooseStartView(scope, session, body.id);
    return undefined;
  });
}
