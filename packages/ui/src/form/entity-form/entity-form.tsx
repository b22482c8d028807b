import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { UnreadTextsContext } from '../../internal/unread-texts.ts';
import { FormFooter } from './form-footer.tsx';
import { FormNotices, type SavedBy } from './form-notices.tsx';
import { useDifferingLabels } from './use-differing-labels.ts';
import { type EntityFormOptions, useEntityForm } from './use-entity-form.ts';

export interface EntityFormProps<Values extends FieldValues> extends EntityFormOptions<Values> {
  /** When the draft was typed last, a moment in UTC. */
  draftSavedAt?: string | undefined;
  /** Who saved first, for a conflict. */
  conflictBy?: SavedBy | undefined;
  /** Describes the stored entity in a sentence, for a conflict. */
  describeConflict?: ((stored: Values) => ReactNode) | undefined;
  /** Why the last try to save failed, in words, when no field is to blame. Stays until the next try. */
  failure?: ReactNode;
  /** The same try would fail again, for want of a permission for example: none is offered. */
  failureIsFinal?: boolean | undefined;
  /** The connection is lost. */
  offline?: boolean | undefined;
  /** Called by the button that closes the form, and after the values were discarded. Without it the form is a part of a page and stays. */
  onClose?: (() => void) | undefined;
  /** Whether the form stands on a page, which scrolls as a whole, and not in a window; by default, whether it has no `onClose`. */
  onPage?: boolean | undefined;
  /** Shown at the left of the footer, always in sight: a total, a count. It can read the form with `useFormContext`. */
  summary?: ReactNode;
  /** The fields. They read the form with `useFormContext`. */
  children: ReactNode;
}

/**
 * The form of one stored entity, with what every such form needs around its fields.
 *
 * - Draft: each change calls `onDraftChange` once it is painted, or when the form or the page is left before; `draft` is shown in place of `value`, with a notice. A text in a lookup that is no choice yet
 *   is a part of it (`draftTexts`).
 * - Conflict: when somebody else saved first, the person is told by whom, when and in which fields both versions
 *   differ, chooses between them, and nothing that was typed is lost.
 * - Refusals: those of `rule` and those that `onSubmit` returns are shown at their fields, those without a field above the form; the footer
 *   counts the fields that have to be corrected and jumps from one to the next.
 * - Progress: while a save runs the fields stay open, and what is typed meanwhile is kept (`savedBefore`); a save that takes long says so;
 *   a failed one says why until the next try.
 * - Footer: stays in sight; a running save is shown and cannot be sent twice; discarding asks first.
 *
 * Use: for a form over something stored, which several people may edit.
 * Not for: a search, a filter or a question of one field.
 * Keyboard: Ctrl+Enter: saves from anywhere; Enter: does not send the form from a text field; Tab: goes through the fields, then to the
 * footer.
 * Focus: on `initialFocus` when it opens; on the first refused field after a save that was refused.
 * Screen reader: the fields that were refused are counted in the footer; notices about drafts and conflicts are read when they appear.
 * @see Q-023, B-064
 * @keywords formulário, rascunho, conflito, salvar, form, draft
 */
export function EntityForm<Values extends FieldValues>({
  draftSavedAt,
  conflictBy,
  describeConflict,
  failure,
  failureIsFinal = false,
  offline = false,
  onClose,
  onPage,
  summary,
  children,
  ...options
}: EntityFormProps<Values>) {
  const { form, formRef, ...entity } = useEntityForm(options);
  const differing = useDifferingLabels(formRef, form, options.conflict);
  const { conflict, readOnly = false, savedBefore, onDraftChange, onDiscardDraft, value } = options;
  const isOnPage = onPage ?? onClose === undefined;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        ref={formRef}
        {...entity.handlers}
        data-slot="entity-form"
        // What gets the focus is not left under the footer: a window's body sees to that itself, a page does not.
        className={`g:flex g:min-h-full g:flex-col g:gap-4 ${isOnPage ? 'g:[&_:is(input,select,textarea,button)]:scroll-mb-24' : ''}`}
      >
        <FormNotices
          conflict={
            conflict && {
              description: describeConflict?.(conflict),
              savedBy: conflictBy,
              differing,
              onTakeStored: () => entity.takeStored(conflict),
              onKeepMine: () => entity.keepMine(conflict),
            }
          }
          restored={entity.restored ? (draftSavedAt ?? null) : undefined}
          onRestoredSeen={entity.dismissRestored}
          refusals={entity.refusals}
          busy={entity.busy}
          sending={entity.isSending}
          failure={failure}
          onRetry={failureIsFinal ? undefined : () => void entity.submit()}
          offline={offline}
          savedBefore={savedBefore !== undefined}
        />
        <UnreadTextsContext.Provider value={entity.texts}>{children}</UnreadTextsContext.Provider>
        <FormFooter
          summary={summary}
          readOnly={readOnly}
          busy={entity.busy}
          keepsDraft={onDraftChange !== undefined}
          onNextRefused={entity.focusNextRefused}
          onClose={onClose}
          onPage={isOnPage}
          onDiscard={
            onDiscardDraft &&
            (() => {
              entity.takeStored(value);
              onClose?.();
            })
          }
        />
      </form>
    </FormProvider>
  );
}
