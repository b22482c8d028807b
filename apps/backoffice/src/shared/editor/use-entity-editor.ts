import type { Violation } from '@guiche/domain/messages';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftPlace, DraftTexts } from '../drafts/draft-store.ts';
import { drafts } from '../drafts/drafts.ts';
import { isFinal } from '../failures/is-final.ts';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { newId } from '../new-id.ts';
import { isUnanswered, refusalsOf, violationsOf } from './refusals.ts';
import { runningSaves } from './running-saves.ts';
import { type EntitySave, type Present, type SaveOutcome, saveEntity } from './save-entity.ts';

interface Versioned {
  readonly id: string;
  readonly versao: number;
}

export interface EntityEditorOptions<Entity extends Versioned>
  extends Pick<EntitySave<Entity>, 'save' | 'presentOf' | 'reload' | 'isSavedAs'> {
  /** The place of the draft, when the editor opens. */
  place: DraftPlace;
  /** The stored entity to edit; null for a new one. */
  stored: Entity | null;
  /** Returns a new entity; undefined while its data load. Called until it returns one. */
  create: () => Entity | undefined;
  readOnly: boolean;
  /** What of the typed entity the browser may keep as a draft over the stored one, when that is not all of it: secrets are left out. */
  forDraft?: ((typed: Entity, stored: Entity) => Entity) | undefined;
  /** Asks what only a person knows before the entity is sent; undefined when the person went back to the form. */
  complete?: ((typed: Entity) => Promise<Entity | undefined>) | undefined;
  /** Shows that the entity was saved. */
  onSaved: () => void;
  /** Shows that the entity could not be saved, and why; returns what takes that back. */
  onFailed: (error: unknown) => () => void;
  /** Called when somebody else saved first, or the server refused what was sent. */
  onRefused: () => void;
  /** Why saving failed, or loading what somebody else saved, in words. */
  sayFailure: (error: unknown, stage: 'save' | 'reload') => string;
  /** Closes the editor, after a save too; left out when it is a part of a page and stays. */
  onClose?: (() => void) | undefined;
}

/** The draft that the editor opens with. A new entity that another tab may still be typing is saved from here as one of its own. */
function initialDraft<Entity extends Versioned>(place: DraftPlace): Draft<Entity> | undefined {
  const found = drafts.read<Entity>(place);
  if (!found) return undefined;
  return place.id === null && drafts.isShared(place) ? { ...found, value: { ...found.value, id: newId(), versao: 0 } } : found;
}

/**
 * The editor around the form of one entity: its initial values, its draft, saving, and failed saves.
 *
 * A save goes on when the window closes, and a window that is opened again at the same place waits for it. What was typed while it ran
 * stays in the window, over the stored version. 422: the refusals go back to the fields. 409: the form offers both versions. 404: somebody
 * removed the entity, and the typed values become the draft of a new one.
 * @see B-064, Q-023, Q-312
 */
export function useEntityEditor<Entity extends Versioned>(options: EntityEditorOptions<Entity>) {
  const { stored, create, readOnly, complete, save, presentOf, reload, isSavedAs, onSaved, onFailed, onRefused, sayFailure, onClose } =
    options;
  // These are initial values: a later response must not change what is being typed.
  const [place, setPlace] = useState(options.place);
  const [draft] = useState(() => (readOnly ? undefined : initialDraft<Entity>(place)));
  const [value, setValue] = useState(stored ?? undefined);
  const [conflict, setConflict] = useState<Present<Entity>>();
  const [savedBefore, setSavedBefore] = useState<Entity>();
  const [savedAs, setSavedAs] = useState<Entity>();
  const [refused, setRefused] = useState<readonly Violation[]>();
  const [failure, setFailure] = useState<{ readonly words: string; readonly isFinal: boolean }>();
  const saving = useSyncExternalStore(runningSaves.subscribe, () => runningSaves.read(place) !== undefined);
  const open = useRef(false);
  const failures = useFailureToast({ failure: onFailed });

  if (value === undefined) {
    const created = create();
    if (created !== undefined) setValue(created);
  }

  const keepable = (typed: Entity) => (options.forDraft && value ? options.forDraft(typed, value) : typed);

  /** Shows in this window how a save ended. A window that has been closed touches nothing: another one may be open. */
  function show(outcome: SaveOutcome<Entity>): readonly Violation[] {
    if (!open.current) return [];
    if (outcome.kind === 'saved' && !outcome.later && onClose) {
      onClose();
      return [];
    }
    if (outcome.kind === 'saved') {
      setPlace({ ...place, id: outcome.stored.id });
      setValue(outcome.stored);
      setSavedBefore(outcome.later && outcome.stored);
      setSavedAs(outcome.later ? undefined : outcome.stored);
      return [];
    }
    if (outcome.kind === 'conflict') {
      onRefused();
      setConflict(outcome);
      return [];
    }
    if (outcome.kind === 'gone' && outcome.kept) {
      onClose?.();
      return [];
    }
    const errors = refusalsOf(outcome.error);
    if (errors) onRefused();
    else {
      const words = sayFailure(outcome.error, outcome.kind === 'failed' ? outcome.stage : 'save');
      setFailure({ words, isFinal: isFinal(outcome.error) });
    }
    return errors ? violationsOf(errors) : [];
  }

  /** Tells in a toast how a save ended, once for each save. What the server did not say is told by the window alone, if it is open. */
  function tell(outcome: SaveOutcome<Entity>) {
    const saysItself =
      outcome.kind === 'conflict' || (outcome.kind === 'failed' && (outcome.stage === 'reload' || isUnanswered(outcome.error)));
    if (outcome.kind === 'saved') onSaved();
    else if (!saysItself || !open.current) failures.tell(outcome.error);
  }

  const showResumed = useEffectEvent((outcome: SaveOutcome<Entity>) => setRefused(show(outcome)));
  useEffect(() => {
    open.current = true;
    void runningSaves.read<SaveOutcome<Entity>>(options.place)?.then(showResumed);
    return () => {
      open.current = false;
    };
  }, []);

  return {
    value,
    draft: draft?.value,
    draftTexts: draft?.texts,
    draftSavedAt: draft?.savedAt,
    conflict: conflict?.stored,
    conflictBy: conflict?.by,
    savedBefore,
    savedAs,
    saving,
    refused,
    failure: failure?.words,
    failureIsFinal: failure?.isFinal,
    onDraftChange(typed: Entity, texts?: DraftTexts) {
      const kept = keepable(typed);
      // Only what may not be kept was typed: a draft of it would claim to bring that back.
      if (options.forDraft && !texts && JSON.stringify(kept) === JSON.stringify(value)) drafts.remove(place);
      else drafts.write(place, kept, new Date(), texts);
    },
    onDiscardDraft() {
      drafts.remove(place);
      setConflict(undefined);
    },
    async onSubmit(typed: Entity): Promise<readonly Violation[]> {
      const sent = complete ? await complete(typed) : typed;
      if (!sent || runningSaves.read(place)) return [];
      setConflict(undefined);
      setRefused(undefined);
      setFailure(undefined);
      // Beside how this one ends, an earlier one's failure would read as if something was still not saved.
      failures.takeBack();
      const outcome = await runningSaves.start(place, () =>
        saveEntity(sent, { drafts, place, save, presentOf, reload, isSavedAs, forDraft: keepable }),
      );
      tell(outcome);
      return show(outcome);
    },
  };
}
