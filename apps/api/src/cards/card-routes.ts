import {
  cancelVirtualCard as cancelVirtualCardCall,
  findCharges as findChargesCall,
  findFixedCard as findFixedCardCall,
  findTravellerCard as findTravellerCardCall,
  findVirtualCard as findVirtualCardCall,
  generateVirtualCard as generateVirtualCardCall,
  logCard as logCardCall,
} from '@guiche/contract/cards';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { cancelVirtualCard, findCancellable } from './cancel-virtual-card.ts';
import { findCharges } from './find-charges.ts';
import { findFixedCard, findVirtualCard } from './find-quote-card.ts';
import { findTravellerCard } from './find-traveller-card.ts';
import { generateVirtualCard, placeVirtualCard } from './generate-virtual-card.ts';
import { logCard } from './log-card.ts';

/** How quotes are charged, and the cards that pay for them. */
export function cardRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, findChargesCall, ({ session, body }) => findCharges(deps.db, session, body));

  registerCall(app, deps, logCardCall, async ({ deps: scope, session, query }) => {
    await logCard(scope, session, query);
    return undefined;
  });

  registerCall(app, deps, findTravellerCardCall, ({ session, params, setHeader }) => {
    setHeader('cache-control', 'no-store');
    return findTravellerCard(deps, session, params);
  });

  registerCall(app, deps, findFixedCardCall, ({ session, params, setHeader }) => {
    setHeader('cache-control', 'no-store');
    return findFixedCard(deps, session, params.id, params.uuid);
  });

  registerCall(app, deps, findVirtualCardCall, ({ session, params, setHeader }) => {
    setHeader('cache-control', 'no-store');
    return findVirtualCard(deps, session, params.id);
  });

  registerCall(
    app,
    deps,
    generateVirtualCardCall,
    ({ deps: scope, session, params, body }) => placeVirtualCard(scope, session, params.id, body),
    { afterwards: ({ session, log }, { id }) => generateVirtualCard(deps, session, id, log) },
  );

  registerCall(app, deps, cancelVirtualCardCall, ({ deps: scope, session, params }) => findCancellable(scope, session, params.id), {
    afterwards: ({ session, log }, { id }) => cancelVirtualCard(deps, session, id, log),
  });
}
