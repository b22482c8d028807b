import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { header } from '../http/admission.ts';
import { newNonce } from '../http/security-headers.ts';
import { languageOf } from '../http/texts.ts';
import { cardPage } from './card-page.ts';
import { LINK_PATH } from './make-link.ts';
import { type LinkPage, lookAtLink, viewCard } from './view-card.ts';

/** Nothing is loaded, and the page's own form is the only one that may be sent. */
const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Bytes of the form, which has no field. */
const FORM_LIMIT = 1024;

const STATUS = { unknown: 404, ended: 410, usedUp: 410, open: 200, shown: 200 } as const satisfies Record<LinkPage['state'], number>;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: LinkPage): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(STATUS[page.state])
    .headers({
      'content-security-policy': policy(nonce),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(cardPage(page, languageOf(request.headers['accept-language']), nonce));
}

/** The page behind a link of a booking e-mail: first a button, and the card when it is pressed. @see B-062 */
export function cardPageRoutes(app: FastifyInstance, deps: Deps): void {
  const url = `${LINK_PATH}/:token`;
  // In a scope of its own: no other address takes such forms.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { token: string } }>(url, async (request, reply) =>
      sendPage(request, reply, await lookAtLink(deps, request.params.token)),
    );
    scope.post<{ Params: { token: string } }>(url, async (request, reply) => {
      const { id, ...page } = await viewCard(deps, request.params.token, { ip: request.ip, program: header(request, 'user-agent') });
      const vista = page.state === 'shown' ? page.vista : null;
      request.log.warn({ link: id ?? null, estado: page.state, vista, ip: request.ip }, 'card link opened');
      return sendPage(request, reply, page);
    });
  });
}
