import { sendVoucher } from '@guiche/contract/vouchers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerCall } from '../http/register-call.ts';
import { openVoucher, sendOpenVoucher } from './send-voucher.ts';

/** Sending a traveller what was issued, as a document by e-mail. */
export function voucherRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, sendVoucher, ({ deps: scope, session, params }) => openVoucher(scope, session, params), {
    async afterwards({ session, params, language, log }, { id }) {
      await sendOpenVoucher(deps, id, { session, key: params, language, log });
      return undefined;
    },
  });
}
