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
  /** Where what is typed is kept until it is saved. */
  place: DraftPlace;
  /** The stored entity to edit; null for a new one. */
  stored: Entity | null;
  /** A new entity to start with; undefined while what it needs is on its way. Called until it returns one. */
  create: () => Entity | undefined;
  readOnly: boolean;
  /** Asks what only a person knows before the entity is sent. */
  complete?: ((typed: Entity) => Promise<Entity>) | undefined;
  save: (entity: Entity) => Promise<unknown>;
  /** The entity as it is stored now; undefined when it is gone. */
  reload: (id: string) => Promise<Entity | undefined>;
  /** Whether what is stored is what was sent: then the save arrived, and its answer was lost. */
  isSavedAs: (sent: Entity, stored: Entity) => boolean;
  /** Says that it is saved. */
  onSaved: () => void;
  /** Says that it could not be saved, and why. */
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

/**
 * What surrounds the form of one entity: what it starts from, where its draft is kept, saving, and what becomes of a save that failed.
 *
 * 422: the refusals go back to the fields. 409: what is stored now is loaded; when it is what was sent, the save had arrived and its answer
 * was lost, else the form offers both. 404: somebody removed it, and what was typed becomes the draft of a new one.
 * @see
 */
export function useEntityEditor<Entity extends Versioned>(options: EntityEditorOptions<Entity>) {
  const { place, stored, create, readOnly, complete, save, reload, isSavedAs, onSaved, onFailed, onClose } = options;
  // Both are what the form starts from: an answer that comes later must not change what is being typed.
  const [draft] = useState(() => (readOnly ? undefined : drafts.read<Entity>(place)?.value));
  const [value, setValue] = useState(stored ?? undefined);
  const [conflict, setConflict] = useState<Entity>();

  if (value === undefined) {
    const created = create();
    if (created !== undefined) setValue(created);
  }

  /** Makes a new entity's draft of what was typed into one that is gone; a draft of a new one that is there already stays. */
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
    // Somebody removed it: its draft would have nothing to be found at.
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
