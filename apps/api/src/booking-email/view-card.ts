import { randomUUID } from 'node:crypto';
import { CARD_LINK_VIEWS, cardLinkState, codeIsShown } from '@guiche/domain/booking-email';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../session/token.ts';
import { type CardLinkRow, linkByToken, linkByTokenLocked, noteView, quoteStatus } from './data/card-links.ts';
import { placeOf } from './make-link.ts';

/** What a hotel gets by its link: before a view, at a view, or why there is none. */
export type LinkPage =
  | { readonly state: 'unknown' }
  | { readonly state: 'ended' }
  | { readonly state: 'usedUp' }
  | { readonly state: 'open'; readonly terminaEm: Date }
  | {
      readonly state: 'shown';
      readonly numero: string;
      readonly titular: string;
      readonly validade: string;
      /** Null after the first view, and once it is issued. */
      readonly codigo: string | null;
      /** Which view this is: 1 for the first. */
      readonly vista: number;
    };

/** Who looks. */
export interface Viewer {
  /** The caller's address. */
  readonly ip: string;
  /** The header `User-Agent`. */
  readonly program: string | undefined;
}

/** Enough of a header `User-Agent` to recognise the program. */
const PROGRAM_LENGTH = 255;

function stateOf(link: CardLinkRow | undefined, now: Date): 'unknown' | 'open' | 'ended' | 'usedUp' {
  return link ? cardLinkState(link, now) : 'unknown';
}

/** What a link leads to, without counting a view: programs that look through e-mails open links, too. @see B-062 */
export async function lookAtLink({ db, now }: Deps, token: string): Promise<LinkPage> {
  const link = await linkByToken(db, digest(token));
  const state = stateOf(link, now());
  if (!link || state === 'unknown') return { state: 'unknown' };
  return state === 'open' ? { state, terminaEm: link.terminaEm } : { state };
}

/**
 * Shows the card of a link, counts and logs the view: the code is erased by the first one, the number by the last one. @see B-062
 */
export async function viewCard({ db, cards, now }: Deps, token: string, { ip, program }: Viewer): Promise<LinkPage & { id?: string }> {
  const em = now();
  return withTransaction(db, async (tx) => {
    const link = await linkByTokenLocked(tx, digest(token));
    const state = stateOf(link, em);
    if (!link || state === 'unknown') return { state: 'unknown' };
    if (state !== 'open') return { state, id: link.id };
    const numero = link.numero === null ? undefined : cards.open(link.numero, placeOf(link.id, 'numero'));
    // With a key that was changed since, nothing can be shown: no view is counted.
    if (numero === undefined) return { state: 'ended', id: link.id };
    const mayShow = link.codigo !== null && codeIsShown(link, await quoteStatus(tx, link.cotacaoId), em);
    const codigo = mayShow && link.codigo !== null ? (cards.open(link.codigo, placeOf(link.id, 'codigo')) ?? null) : null;
    const vistas = link.vistas + 1;
    const kept = vistas < CARD_LINK_VIEWS ? link.numero : null;
    const view = { id: randomUUID(), em, endereco: ip, programa: program?.slice(0, PROGRAM_LENGTH) ?? null, comCodigo: codigo !== null };
    await noteView(tx, { id: link.id, vistas, numero: kept, codigo: null }, view);
    return { state: 'shown', id: link.id, numero, titular: link.titular, validade: link.validade, codigo, vista: vistas };
  });
}
