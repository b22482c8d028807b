import { serviceAsOwner } from '../attachments/data/owners.ts';
import type { Transaction } from '../db/transaction.ts';
import { noteEvent } from '../events/data/note-event.ts';
import type { KnownCardRow } from './data/cards.ts';

/** Tells whoever has the request of a card open that the card is there, or is gone: its number must not stay on a screen. @see Q-168, B-042 */
export async function noteCardChange(tx: Transaction, { servicoId }: Pick<KnownCardRow, 'servicoId'>): Promise<void> {
  const owner = servicoId === null ? undefined : await serviceAsOwner(tx, servicoId);
  if (owner) await noteEvent(tx, 'solicitacao', owner.solicitacaoUuid);
}
