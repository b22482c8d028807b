import type { DraftPlace, DraftStore } from '../drafts/draft-store.ts';
import { settleDraft } from '../drafts/settle-draft.ts';
import { newId } from '../new-id.ts';
import { isConflict, isMissing } from './refusals.ts';

interface Versioned {
  readonly id: string;
  readonly versao: number;
}

/** What is stored in place of what was to be saved, as the refusal says: by whom (null when it is not known) and when. */
export interface Present<Entity> {
  readonly stored: Entity;
  readonly by?: { readonly name: string | null; readonly at: string } | undefined;
}

/** How a save ended. */
export type SaveOutcome<Entity> =
  /** `later`: what was typed while it ran, over the stored version. */
  | { readonly kind: 'saved'; readonly stored: Entity; readonly later: Entity | undefined }
  /** Somebody else saved `stored` first. */
  | ({ readonly kind: 'conflict'; readonly error: unknown } & Present<Entity>)
  /** Somebody removed the entity; `kept`: what was typed is the draft of a new one. */
  | { readonly kind: 'gone'; readonly kept: boolean; readonly error: unknown }
  /** `stage`: what failed, the save itself or loading what is stored after a conflict. */
  | { readonly kind: 'failed'; readonly stage: 'save' | 'reload'; readonly error: unknown };

export interface EntitySave<Entity extends Versioned> {
  readonly drafts: DraftStore;
  readonly place: DraftPlace;
  readonly save: (entity: Entity) => Promise<Entity>;
  /** What the refusal itself says about the present state; undefined when it says nothing. */
  readonly presentOf: (error: unknown) => Present<Entity> | undefined;
  /** Loads the entity as it is stored now; undefined when it no longer exists. */
  readonly reload: (id: string) => Promise<Entity | undefined>;
  /** Whether the stored entity equals the sent one: then the save arrived, and its response was lost. */
  readonly isSavedAs: (sent: Entity, stored: Entity) => boolean;
  /** What of an entity the browser may keep as a draft, when that is not all of it: secrets are left out. */
  readonly forDraft?: ((entity: Entity) => Entity) | undefined;
}

/**
 * Saves an entity and settles its draft, whether or not a window still shows it. Never rejects.
 *
 * After a 409 the stored entity is taken from the refusal, or loaded; when it equals the sent one, the save had arrived and its response was lost. After a 404 for an
 * entity that is gone, what was typed becomes the draft of a new one, unless there is such a draft already.
 * @see B-064, Q-023, Q-312
 */
export async function saveEntity<Entity extends Versioned>(sent: Entity, options: EntitySave<Entity>): Promise<SaveOutcome<Entity>> {
  const { drafts, place, save, presentOf, reload, isSavedAs, forDraft = (entity: Entity) => entity } = options;

  function saved(stored: Entity): SaveOutcome<Entity> {
    return { kind: 'saved', stored, later: settleDraft(drafts, place, stored) };
  }

  async function loaded(id: string): Promise<Present<Entity> | undefined> {
    const stored = await reload(id);
    return stored && { stored };
  }

  /** Nothing on the screen would show the draft of an entity that is gone. */
  function keepAsNew(): boolean {
    const ofNew = { ...place, id: null };
    if (place.id === null || drafts.readOwn(ofNew)) return false;
    const own = drafts.readOwn<Entity>(place);
    drafts.write(ofNew, { ...forDraft(own?.value ?? sent), id: newId(), versao: 0 }, new Date(), own?.texts);
    drafts.remove(place);
    return true;
  }

  drafts.noteSent(place, forDraft(sent), new Date());
  try {
    return saved(await save(sent));
  } catch (error) {
    if (!isConflict(error) && !isMissing(error)) return { kind: 'failed', stage: 'save', error };
    let present = presentOf(error);
    try {
      present ??= await loaded(sent.id);
    } catch (unloaded) {
      return { kind: 'failed', stage: 'reload', error: unloaded };
    }
    if (!present) return { kind: 'gone', kept: keepAsNew(), error };
    if (!isConflict(error)) return { kind: 'failed', stage: 'save', error };
    return isSavedAs(sent, present.stored) ? saved(present.stored) : { kind: 'conflict', ...present, error };
  }
}
