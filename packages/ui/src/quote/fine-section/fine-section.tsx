import type { TipoServico } from '@guiche/domain/enums';
import type { Fine } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { Ban } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { confirmOnKeys } from './confirm-on-keys.ts';
import { DiscardFine } from './discard-fine.tsx';
import { fineTexts } from './fine.texts.ts';
import { FineFields } from './fine-fields.tsx';
import { type FinedQuote, type FineEntryOptions, useFineEntry } from './use-fine-entry.ts';

export interface FineSectionProps extends Pick<FineEntryOptions, 'initial' | 'onTyped' | 'onDiscard'> {
  /** The kind of the service, which decides whether the fine has a limit and gives the balance option. */
  kind: TipoServico;
  /** The quote as it is stored. */
  quote: FinedQuote;
  /** The present moment, which becomes the date of the cancellation. */
  now: Date;
  /** The cancellation is on its way: it is not confirmed a second time. */
  pending?: boolean;
  /** Why it failed, in words; what was typed stays. */
  failure?: ReactNode;
  /** What the server refused, at its field. */
  refused?: readonly Violation[] | undefined;
  /** Called with the fine and what it gives back. */
  onConfirm: (fine: Fine) => void;
}

/**
 * Cancels an issue inside the window of its quote: the fine, its balance option, and what both come to.
 *
 * Use: in the window of a kind of service that has no window of its own for its fine, as the car.
 * Not for: a hotel or a bus, which have a `HotelFineModal` and a `BusFineModal`; a flight, which has an `AirFineModal`.
 * Keyboard: Ctrl+Enter: confirms, from its fields; Left, Right: choose the option; Enter, Space: press the button.
 * Screen reader: a region named by its heading; what the client pays or gets is read when typing pauses, a refusal with its field.
 * @see, B-033
 * @keywords multa, cancelamento, carro, estorno, reembolso, fine
 */
export function FineSection(props: FineSectionProps) {
  const { kind, quote, now, initial, onTyped, onDiscard, pending = false, failure, refused, onConfirm } = props;
  const t = useTexts(fineTexts);
  const id = useId();
  const entry = useFineEntry({ kind, quote, initial, onTyped, onDiscard, refused, pending, onConfirm });
  return (
    <section
      data-slot="fine-section"
      aria-labelledby={id}
      className="g:rounded-md g:border g:border-line g:p-3"
      onKeyDown={confirmOnKeys(entry.confirm)}
    >
      <h3 id={id} className="g:mb-3 g:font-semibold">
        {t('section')}
      </h3>
      <FineFields quote={quote} now={now} entry={entry} />
      {failure && <Banner tone="danger" title={failure} className="g:mt-3" />}
      <div className="g:mt-3 g:flex g:justify-end g:gap-2">
        {entry.discard && <DiscardFine pending={pending} onDiscard={entry.discard} />}
        <Button tone="danger" pending={pending} onClick={entry.confirm}>
          <Ban aria-hidden="true" />
          {t('confirm')}
        </Button>
      </div>
    </section>
  );
}
