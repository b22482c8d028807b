import type { Draft, DraftPlace, DraftStore } from './draft-store.ts';

interface Versioned {
  readonly id: string;
  readonly versao: number;
}

/**
 * Whether more was typed since the draft was sent. Both values are JSON already, written by one form, which sends nothing while a text in it
 * is no value.
 */
function wasTypedOn({ value, texts, sent }: Draft<unknown>): boolean {
  return texts !== undefined || JSON.stringify(value) !== JSON.stringify(sent?.typed);
}

/** Removes the draft of what is stored now; what was typed later becomes the draft of the stored entity. Returns it. */
function settle<Entity extends Versioned>(drafts: DraftStore, place: DraftPlace, later: Draft<Entity> | undefined, stored: Entity) {
  const ofStored = { ...place, id: stored.id };
  const rebased = later && { ...later.value, versao: stored.versao };
  drafts.remove(place);
  if (rebased) drafts.write(ofStored, rebased, new Date(), later.texts);
  return rebased;
}

/** Settles the draft of a place after its save. Returns what was typed while the save ran; undefined when nothing was. @see B-064 */
export function settleDraft<Entity extends Versioned>(drafts: DraftStore, place: DraftPlace, stored: Entity): Entity | undefined {
  const own = drafts.readOwn<Entity>(place);
  return settle(drafts, place, own && wasTypedOn(own) ? own : undefined, stored);
}

/**
 * Settles a draft whose save was stored while nobody waited for the response: the page was reloaded, or the tab closed. A draft that was
 * not stored stays, and so does one that an open tab may be saving at this moment.
 * @see B-064
 */
export function settleForgottenDraft<Entity extends Versioned>(
  drafts: DraftStore,
  place: DraftPlace,
  stored: readonly Entity[],
  isSavedAs: (sent: Entity, stored: Entity) => boolean,
): void {
  const draft = drafts.read<Entity>(place);
  if (!draft || drafts.isShared(place)) return;
  // Nobody sent it: a form sends nothing while a text in it is no value.
  if (draft.texts && !draft.sent) return;
  const sent = draft.sent?.entity ?? draft.value;
  const present = stored.find(({ id }) => id === sent.id);
  if (!present || !isSavedAs(sent, present)) return;
  settle(drafts, place, draft.sent && wasTypedOn(draft) ? draft : undefined, present);
}
