import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { lookupRoutes } from './lookup-routes.ts';
import { openApiRoute } from './openapi-route.ts';
import { quoteRoutes } from './quote-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { responsibilityRoutes } from './responsibility-routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Every call of the contract, and the document that describes them. */
export function allRoutes(app: FastifyInstance, deps: Deps): void {
  sessionRoutes(app, deps);
  requestRoutes(app, deps);
  responsibilityRoutes(app, deps);
  quoteRoutes(app, deps);
  lookupRoutes(app, deps);
  sandboxRoutes(app, deps);
  openApiRoute(app);
}
