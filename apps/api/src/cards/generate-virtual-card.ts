import { randomUUID } from 'node:crypto';
import type { Quote, VirtualCard } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { issueInDoubtViolations } from '@guiche/domain/issuing';
import { shownCard, virtualCardViolations } from '@guiche/domain/payments';
import { requestIsFinished } from '@guiche/domain/requests';
import type { FastifyBaseLogger } from 'fastify';
import { serviceAsOwner } from '../attachments/data/owners.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { findService, findUnchanged } from '../quotes/find-quote.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import { sandboxVirtualCards } from '../sandbox/sandbox-virtual-cards.ts';
import { CardRefused, type GeneratedCard, type VirtualCardOrder } from '../sandbox/virtual-card-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { insertCode } from './data/card-codes.ts';
import {
  type CardRow,
  dropRefused,
  giveGeneratingBack,
  heldVirtualCard,
  insertVirtualCard,
  storeGenerated,
  takeGenerating,
  virtualCard,
} from './data/cards.ts';
import { paidQuote } from './data/paid-services.ts';
import { codePlace, numberPlace } from './hand-out-card.ts';
import { noteCardChange } from './note-card-change.ts';
import { orderOf } from './virtual-card-order.ts';
import { maskedCard, wireVirtualCard } from './wire-card.ts';

/** After this time a try to generate has failed, or its server has. */
const GENERATING_MS = 60_000;

/** What a card looks like before its provider has generated it: it is the answer of the write, and sent to nobody. */
const NOT_YET = { numero: '*'.repeat(16), cvv: null, estado: 'GERADO' } as const;

/**
 * Takes the place of a quote's virtual card, before the provider is asked outside of the transaction; a card that is there already keeps it. Errors:
 * 404, 403 for a request that is with another consultant, 409 for a quote in another version, 422.
 * @see
 */
export function placeVirtualCard({ db, now }: Deps, session: Session, kind: TipoServico, sent: Quote): Promise<VirtualCard> {
  return withTransaction(db, async (tx) => {
    const owner = await serviceAsOwner(tx, sent.idServico);
    if (!owner) throw new CallError(404, 'servico_nao_encontrado');
    const request = await lockVisible(tx, session, { uuid: owner.solicitacaoUuid });
    refuseAnothers(request, session);
    const service = await findService(tx, request, sent.idServico, kind);
    const quote = quoteOfRow(await findUnchanged(tx, service, sent.id, sent.versao));
    const held = await heldVirtualCard(tx, quote.id);
    if (held) return { ...NOT_YET, id: held.id };
    if (requestIsFinished(statusOf(request))) throw new ViolationsError([{ key: 'cartao_virtual_depois_da_emissao', field: '' }]);
    const violations = [...issueInDoubtViolations([quote]), ...virtualCardViolations(quote)];
    if (violations.length > 0) throw new ViolationsError(violations);
    const id = randomUUID();
    const { empresaId } = request;
    const criadoPor = session.usuario.id;
    await insertVirtualCard(tx, { id, empresaId, cotacaoId: quote.id, servicoId: service.id, criadoPor, criadoEm: now() });
    return { ...NOT_YET, id };
  });
}

/** Asks the provider. Errors: 502; after a refusal the card has no place any more, after no response the next try asks for the same card. */
async function ask({ db }: Deps, order: VirtualCardOrder, log: FastifyBaseLogger): Promise<GeneratedCard> {
  try {
    return await sandboxVirtualCards.generate(order);
  } catch (error) {
    log.error({ err: error, cartao: order.referencia }, 'a virtual card was not generated');
    if (error instanceof CardRefused) {
      await dropRefused(db, order.referencia);
      throw new CallError(502, 'operadora_cartao_recusou');
    }
    await giveGeneratingBack(db, order.referencia);
    throw new CallError(502, 'operadora_cartao_nao_respondeu');
  }
}

/** Stores a generated card, encrypted; its code for the service of its quote. */
async function store({ db, cards }: Deps, { id, servicoId }: CardRow, { numero, codigo, validade, titular }: GeneratedCard): Promise<void> {
  const mascara = shownCard({ numero, cvv: null }, { visualizaDadosCartao: false }).numero;
  await withTransaction(db, async (tx) => {
    await storeGenerated(tx, id, { numero: cards.seal(numero, numberPlace(id)), mascara, titular, validade });
    if (servicoId !== null) await insertCode(tx, { cartaoId: id, servicoId, codigo: cards.seal(codigo, codePlace(id, servicoId)) });
    await noteCardChange(tx, { servicoId });
  });
}

/**
 * Generates the card that has taken its place, and returns it masked; one that was generated before is returned as it is. Errors: 502 when the
 * provider refused or did not respond, 503 while another try is on its way.
 * @see
 */
export async function generateVirtualCard(deps: Deps, session: Session, id: string, log: FastifyBaseLogger): Promise<VirtualCard> {
  const place = await virtualCard(deps.db, id);
  // An earlier try of this call was refused.
  if (!place) throw new CallError(502, 'operadora_cartao_recusou');
  if (place.mascara === null) {
    const now = deps.now();
    if (!(await takeGenerating(deps.db, id, { now, since: new Date(now.getTime() - GENERATING_MS) })))
      throw new CallError(503, 'servidor_ocupado', {}, { headers: { 'retry-after': '5' } });
    const row = place.cotacaoId === null ? undefined : await paidQuote(deps.db, place.cotacaoId);
    await store(deps, place, await ask(deps, orderOf(row && quoteOfRow(row), id, session.agencia.nome.toUpperCase()), log));
  }
  const made = await virtualCard(deps.db, id);
  if (!made || made.mascara === null) throw new CallError(502, 'operadora_cartao_nao_respondeu');
  const known = { ...made, mascara: made.mascara };
  return wireVirtualCard(known, maskedCard(known, known.numero !== null));
}
