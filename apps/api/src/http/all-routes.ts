import type { FastifyInstance } from 'fastify';
import { agencyRoutes } from '../agencies/agency-routes.ts';
import { attachmentRoutes } from '../attachments/attachment-routes.ts';
import { automaticIssuingRoutes } from '../automatic-issuing/automatic-issuing-routes.ts';
import { balanceRoutes } from '../balances/balance-routes.ts';
import { bookingEmailRoutes } from '../booking-email/booking-email-routes.ts';
import { cardRoutes } from '../cards/card-routes.ts';
import { changedIssueRoutes } from '../changed-issues/changed-issue-routes.ts';
import { chatRoutes } from '../chat/chat-routes.ts';
import { clientRoutes } from '../clients/client-routes.ts';
import type { Deps } from '../deps.ts';
import { fineRoutes } from '../fines/fine-routes.ts';
import { integrationRoutes } from '../integrations/integration-routes.ts';
import { issuingRoutes } from '../issuing/issuing-routes.ts';
import { lookupRoutes } from '../lookups/lookup-routes.ts';
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import { quoteRoutes } from '../quotes/quote-routes.ts';
import { requestRoutes } from '../requests/request-routes.ts';
import { responsibilityRoutes } from '../responsibility/responsibility-routes.ts';
import { sandboxRoutes } from '../sandbox/sandbox-routes.ts';
import { sessionRoutes } from '../session/session-routes.ts';
import { voucherRoutes } from '../vouchers/voucher-routes.ts';

/** Every call of the contract, and the pages that describe them. */
export function allRoutes(app: FastifyInstance, deps: Deps): void {
  sessionRoutes(app, deps);
  requestRoutes(app, deps);
  responsibilityRoutes(app, deps);
  clientRoutes(app, deps);
  agencyRoutes(app, deps);
  integrationRoutes(app, deps);
  quoteRoutes(app, deps);
  issuingRoutes(app, deps);
  automaticIssuingRoutes(app, deps);
  balanceRoutes(app, deps);
  fineRoutes(app, deps);
  changedIssueRoutes(app, deps);
  voucherRoutes(app, deps);
  chatRoutes(app, deps);
  attachmentRoutes(app, deps);
  bookingEmailRoutes(app, deps);
  cardRoutes(app, deps);
  lookupRoutes(app, deps);
  sandboxRoutes(app, deps);
  openApiRoutes(app);
}
