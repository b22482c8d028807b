import type { DismissedWarning } from '@guiche/domain/entities';
import { tripsMessages } from '@guiche/domain/messages/trips';
import { type TripWarning, warningLookAt, warningWording } from '@guiche/domain/trips';
import { formatDateTime } from '@guiche/masks/date-time';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { tripWarningsTexts } from './trip-warnings.texts.ts';

const DismissalReason = onDemand(async () => (await import('./dismissal-reason.tsx')).DismissalReason);
// Code that cannot be fetched is asked for again when the button is pressed.
const warm = () => void DismissalReason.preload().catch(() => undefined);

export interface TripWarningsProps {
  /** The warnings of one service, or of one quote. */
  warnings: readonly TripWarning[];
  /** The warnings of the request that were dismissed; those that are none of `warnings` are not shown. */
  dismissed?: readonly DismissedWarning[];
  /** Dismisses a warning with a reason; returns whether it is stored. Without it nothing can be dismissed. */
  onDismiss?: ((warning: TripWarning, motivo: string) => Promise<boolean>) | undefined;
  /** Opens a dismissed warning again; returns whether that is stored. Without it what was dismissed stays so. */
  onReopen?: ((warning: TripWarning) => Promise<boolean>) | undefined;
}

/**
 * What to look at in a service or in a quote. Warnings block nothing. One that has been looked at is dismissed with a reason, and then stands
 * folded below, with who dismissed it, when and why, and can be opened again.
 *
 * Use: in the panel of a service, and on the card of a quote, about the trip that they are part of.
 * Not for: what forbids saving or concluding, which stands at its field or in the window that asks.
 * Keyboard: Enter, Space: open the field of the reason, on "Dispensar", and the warning again, on "Reabrir"; Enter: dismisses, in that
 * field; Escape: goes back.
 * Focus: goes to the reason, back to the button, and to the warnings when one has been dismissed or opened again.
 * Screen reader: a list of warnings, each with what to look at; a button is named by its warning.
 * @see B-016, B-017
 * @keywords avisos, alerta, conexão, conflito de datas, warnings
 */
export function TripWarnings({ warnings, dismissed = [], onDismiss, onReopen }: TripWarningsProps) {
  const t = useTexts(tripWarningsTexts);
  const message = useMessage(tripsMessages);
  const [asking, setAsking] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const [reopening, setReopening] = useState<string | null>(null);
  const [stillDismissed, setStillDismissed] = useState(false);
  const list = useRef<HTMLElement>(null);
  const id = useId();
  const dismissalOf = ({ chave }: TripWarning) => dismissed.find((each) => each.chave === chave);
  const open = warnings.filter((warning) => !dismissalOf(warning));
  const gone = warnings.flatMap((warning) => {
    const dismissal = dismissalOf(warning);
    return dismissal ? [{ warning, dismissal }] : [];
  });
  if (warnings.length === 0) return null;

  function textOf(warning: TripWarning): string {
    const { key, params } = warningWording(warning);
    return message(key, params);
  }

  async function reopen(warning: TripWarning) {
    if (!onReopen || reopening !== null) return;
    setReopening(warning.chave);
    setStillDismissed(false);
    const stored = await onReopen(warning);
    setReopening(null);
    setStillDismissed(!stored);
    if (stored) list.current?.focus();
  }

  return (
    <section
      ref={list}
      tabIndex={-1}
      data-slot="trip-warnings"
      aria-label={t('warnings')}
      className="g:grid g:gap-1.5 g:rounded-md g:text-sm"
    >
      {open.length > 0 && (
        <ul className="g:grid g:gap-1.5 g:rounded-md g:border g:border-warning/40 g:bg-warning-soft g:px-2.5 g:py-2">
          {open.map((warning) => (
            <li key={warning.chave} className="g:flex g:flex-wrap g:items-start g:gap-x-2 g:gap-y-1 g:text-warning-ink">
              <TriangleAlert aria-hidden="true" className="g:mt-0.5 g:size-4 g:shrink-0" />
              <p className="g:min-w-40 g:flex-1 g:wrap-anywhere">
                <span className="g:font-medium">{textOf(warning)}</span> {message(warningLookAt(warning.kind))}
              </p>
              {onDismiss && asking !== warning.chave && (
                <Button
                  size="sm"
                  tone="quiet"
                  className="g:-my-0.5 g:text-current!"
                  aria-label={t('dismissName', { warning: textOf(warning) })}
                  data-key={warning.chave}
                  onPointerEnter={warm}
                  onFocus={warm}
                  onClick={() => setAsking(warning.chave)}
                >
                  {t('dismiss')}
                </Button>
              )}
              {onDismiss && asking === warning.chave && (
                <DismissalReason
                  failed={
                    <p role="alert" className="g:w-full g:text-danger-ink">
                      {t('failed')}
                    </p>
                  }
                  onDismiss={async (motivo) => {
                    const stored = await onDismiss(warning, motivo);
                    if (!stored) return false;
                    setAsking(null);
                    list.current?.focus();
                    return true;
                  }}
                  onCancel={() => {
                    setAsking(null);
                    // The button is rendered again before the next frame.
                    requestAnimationFrame(() =>
                      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(warning.chave)}"]`)?.focus(),
                    );
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <div className="g:own">
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={`${id}-gone`}
            onClick={() => setUnfolded(!unfolded)}
            className="g:group g:inline-flex g:items-center g:gap-1 g:rounded-md g:text-ink-2 g:hover:text-ink"
          >
            <ChevronRight aria-hidden="true" className="g:size-3.5 g:transition-transform g:duration-140 g:group-aria-expanded:rotate-90" />
            {t('dismissed', { count: gone.length })}
          </button>
          <ul id={`${id}-gone`} hidden={!unfolded} className="g:mt-1 g:ms-5 g:grid g:gap-1">
            {gone.map(({ warning, dismissal }) => (
              <li key={warning.chave} className="g:flex g:flex-wrap g:items-start g:gap-x-2 g:text-ink-2">
                <p className="g:min-w-40 g:flex-1 g:wrap-anywhere">
                  {textOf(warning)}{' '}
                  <span className="g:text-ink-3">
                    {t('by', { name: dismissal.por, moment: formatDateTime(toLocalTime(dismissal.em)), reason: dismissal.motivo })}
                  </span>
                </p>
                {onReopen && (
                  <Button
                    size="sm"
                    tone="quiet"
                    className="g:-my-0.5"
                    aria-label={t('reopenName', { warning: textOf(warning) })}
                    pending={reopening === warning.chave}
                    onClick={() => void reopen(warning)}
                  >
                    {t('reopen')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <p role="alert" className="g:text-danger-ink">
            {stillDismissed && t('stillDismissed')}
          </p>
        </div>
      )}
    </section>
  );
}
