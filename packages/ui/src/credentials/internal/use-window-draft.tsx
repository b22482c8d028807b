import { type ReactNode, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { entityFormTexts } from '../../form/entity-form/entity-form.texts.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';

/** What a window tells of what was typed into it and not sent. */
export interface KeepsDraft<Values> {
  /** What was typed before and not sent, in place of what the fields begin with. Read when the window opens. */
  draft?: Readonly<Values> | undefined;
  /** Called at each change with what was typed, but for secrets: closing the window loses nothing then. */
  onDraftChange?: ((draft: Values) => void) | undefined;
  /** Called when what was typed is discarded, or is again what the fields began with. */
  onDiscardDraft?: (() => void) | undefined;
}

interface WindowDraftOptions<Values> extends KeepsDraft<Values> {
  /** What the fields begin with without a draft. Read once. */
  start: Values;
  /** What of the typed values a draft keeps: no secret. */
  keeps: (typed: Values) => Values;
  /** Called once the draft was discarded: sets the fields back and closes the window. */
  onDiscarded: () => void;
}

interface WindowDraft<Values> {
  readonly draft: Readonly<Values> | undefined;
  /** To be called with each change of the fields. */
  readonly keep: (typed: Values) => void;
  /** What the button that closes says while a draft is kept of what the fields hold. */
  readonly closeLabel: string | undefined;
  /** That a draft was restored; above the fields. */
  readonly notice: ReactNode;
  /** Discards the draft after a question; beside the button that closes. */
  readonly discardButton: ReactNode;
  readonly question: ReactNode;
}

/** Keeps what is typed into a window as a draft, says so, and discards it after a question. @see B-064 */
export function useWindowDraft<Values>(options: WindowDraftOptions<Values>): WindowDraft<Values> {
  const { keeps, onDraftChange, onDiscardDraft, onDiscarded } = options;
  const t = useTexts(entityFormTexts);
  const [start] = useState(options.start);
  const [draft] = useState(options.draft);
  // Whether a draft is kept of what the fields hold now.
  const [kept, setKept] = useState(draft !== undefined);
  const [restored, setRestored] = useState(draft !== undefined);
  const [discarding, setDiscarding] = useState(false);

  function keep(typed: Values) {
    if (!onDraftChange) return;
    const next = keeps(typed);
    const differs = JSON.stringify(next) !== JSON.stringify(keeps(start));
    setKept(differs);
    if (differs) onDraftChange(structuredClone(next));
    // Typed and undone again, or a secret alone: that is not a draft.
    else if (kept) onDiscardDraft?.();
  }
  function discard() {
    setKept(false);
    setRestored(false);
    onDiscardDraft?.();
    onDiscarded();
  }

  return {
    draft,
    keep,
    closeLabel: kept ? t('closeKeeping') : undefined,
    notice: restored && <Banner tone="info" title={t('restored')} onDismiss={() => setRestored(false)} />,
    discardButton: kept && (
      <Button tone="quiet" onClick={() => setDiscarding(true)}>
        {t('discard')}
      </Button>
    ),
    question: (
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('discardTitle')}
        description={t('discardText')}
        tone="danger"
        onConfirm={discard}
      />
    ),
  };
}
