import type { Violation } from '@guiche/domain/messages';
import { useState } from 'react';
import type { DraftPlace } from '../drafts/draft-store.ts';
import { drafts } from '../drafts/drafts.ts';
import { newId } from '../new-id.ts';
import { isConflict, isMissing, refusalsOf, violationsOf } from './refusals.ts';

interface Versioned {
  readonly id: string;
  readonly versao: number;
}

export interface EntityEditorOptions<Entity extends Versioned> {
  /** The place of the draft. */
  place: DraftPlace;
  /** The stored entity to edit; null for a new one. */
  stored: Entity | null;
  /** Returns a new entity; undefined while its data load. Called until it returns one. */
  create: () => Entity | undefined;
  readOnly: boolean;
  /** Asks what only a person knows before the entity is sent. */
  complete?: ((typed: Entity) => Promise<Entity>) | undefined;
  save: (entity: Entity) => Promise<unknown>;
  /** Loads the entity as it is stored now; undefined when it no longer exists. */
  reload: (id: string) => Promise<Entity | undefined>;
  /** Whether the stored entity equals the sent one: then the save arrived, and its response was lost. */
  isSavedAs: (sent: Entity, stored: Entity) => boolean;
  /** Shows that the entity was saved. */
  onSaved: () => void;
  /** Shows that the entity could not be saved, and why. */
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

/**
 * The editor around the form of one entity: its initial values, its draft, saving, and failed saves.
 *
 * 422: the refusals go back to the fields. 409: the stored entity is loaded; when it equals the sent one, the save had arrived and its
 * response was lost, else the form offers both versions. 404: somebody removed the entity, and the typed values become the draft of a new
 * one.
 * @see
 */
export function useEntityEditor<Entity extends Versioned>(options: EntityEditorOptions<Entity>) {
  const { place, stored, create, readOnly, complete, save, reload, isSavedAs, onSaved, onFailed, onClose } = options;
  // Both are initial values: a later response must not change what is being typed.
  const [draft] = useState(() => (readOnly ? undefined : drafts.read<Entity>(place)?.value));
  const [value, setValue] = useState(stored ?? undefined);
  const [conflict, setConflict] = useState<Entity>();

  if (value === undefined) {
    const created = create();
    if (created !== undefined) setValue(created);
  }

  /** Turns what was typed into a removed entity into the draft of a new one; an existing draft of a new one stays. */
  function keepAsNew(typed: Entity): boolean {
    const newPlace = { ...place, id: null };
    if (place.id === null || drafts.read(newPlace)) return false;
    drafts.write(newPlace, { ...typed, id: newId(), versao: 0 }, new Date());
    drafts.remove(place);
    return true;
  }

  function handleSaved(): readonly Violation[] {
    drafts.remove(place);
    onSaved();
    onClose();
    return [];
  }

  async function handleFailure(error: unknown, sent: Entity): Promise<readonly Violation[]> {
    if (isConflict(error)) {
      const present = await reload(sent.id);
      if (present && isSavedAs(sent, present)) return handleSaved();
      if (present) {
        setConflict(present);
        return [];
      }
    }
    onFailed(error);
    // Somebody removed the entity, so that nothing would show its draft.
    if (isMissing(error) && !(await reload(sent.id)) && keepAsNew(sent)) onClose();
    const refused = refusalsOf(error);
    return refused ? violationsOf(refused) : [];
  }

  return {
    value,
    draft,
    conflict,
    onDraftChange: (typed: Entity) => drafts.write(place, typed, new Date()),
    onDiscardDraft() {
      drafts.remove(place);
      setConflict(undefined);
    },
    async onSubmit(typed: Entity): Promise<readonly Violation[]> {
      setConflict(undefined);
      const sent = complete ? await complete(typed) : typed;
      try {
        await save(sent);
      } catch (error) {
        return handleFailure(error, sent);
      }
      return handleSaved();
    },
  };
}
