import { type CaptureContext, type CapturedField, captureDifferences, fillFromCapture, pickCaptured } from '@guiche/domain/air/capture';
import { airLocator } from '@guiche/domain/air/issuing';
import type { AirQuote, CapturedData, Traveller } from '@guiche/domain/entities';
import { SISTEMA_EMISSOR } from '@guiche/domain/enums';
import { captureMessages } from '@guiche/domain/messages/capture';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { LocatorInput } from '../../inputs/locator-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { airCaptureModalTexts } from './air-capture-modal.texts.ts';
import { CaptureDifferences } from './capture-differences.tsx';
import { type CaptureKey, type IssuingSystem, useCapture } from './use-capture.ts';

export interface AirCaptureModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` by closing it. */
  onOpenChange: (open: boolean) => void;
  /** The quote as it is typed. Read once, when the window opens. */
  quote: AirQuote;
  /** The travellers of the service, with whose names those of the data are compared. */
  travellers: readonly Traveller[];
  /** The margin that follows a captured fare; null keeps the stored one. @see Q-140 */
  markup: CaptureContext['markup'];
  /** Request, travellers and dates in one line, under the title. */
  context?: ReactNode;
  /** Data that are known already: the window opens with them. */
  initial?: CapturedData | null;
  /** Asks the system; returns its data, or the key of the text that says why there are none. */
  onCapture: (asked: { readonly localizador: string; readonly sistemaEmissor: IssuingSystem | null }) => Promise<CapturedData | CaptureKey>;
  /** Called with the quote each time a part of the data is applied to it. */
  onApply: (filled: AirQuote) => void;
}

/** A key pressed again within this time (ms) is the second one of a double press. */
const DOUBLE_KEY_MS = 600;

/**
 * Takes over what another system issued: asks for the locator, shows the captured data beside the quote, and applies the differences one by one
 * or all at once.
 *
 * Use: over the window of an air quote, whose form gets what is applied.
 * Not for: saving: the quote is saved by its own window.
 * Keyboard: Enter: captures from the locator; Tab: goes through the differences; Escape: closes.
 * Focus: on the locator; on applying all once data have come.
 * Screen reader: a dialog; a refusal is read at once, and each button names its field.
 * @see
 * @keywords captura, dados externos, localizador, bilhete
 */
export function AirCaptureModal(props: AirCaptureModalProps) {
  const { open, onOpenChange, quote, travellers, markup, context, initial = null, onCapture, onApply } = props;
  const t = useTexts(airCaptureModalTexts);
  const message = useMessage(captureMessages);
  const say = useViolationText(captureMessages);
  const [before] = useState(quote);
  const [typed, setTyped] = useState(quote);
  const [locator, setLocator] = useState(() => airLocator(quote));
  const [system, setSystem] = useState<IssuingSystem | null>(null);
  const locatorField = useRef<HTMLInputElement>(null);
  const applyAll = useRef<HTMLButtonElement>(null);
  /** When the key that captures was pressed last (ms since the page began). */
  const captureKey = useRef(Number.NEGATIVE_INFINITY);
  const { refused, pending, capture, question, data, answer } = useCapture({ quote: before, travellers, initial, onCapture });
  const filling: CaptureContext = { viajantes: travellers, markup };
  const differences = data ? captureDifferences(before, data, filling) : [];
  const left = data ? captureDifferences(typed, data, filling).map(({ field }) => field) : [];

  useEffect(() => {
    if (data) applyAll.current?.focus();
  }, [data]);

  /** Whether a press on the button that applies all is the second one of a double press that captured: what came is still unseen. */
  function isSecondOfDouble({ detail, timeStamp }: MouseEvent): boolean {
    // A key has no count of its presses.
    if (detail > 0) return detail > 1;
    const isSecond = timeStamp - captureKey.current < DOUBLE_KEY_MS;
    if (isSecond) captureKey.current = timeStamp;
    return isSecond;
  }

  function apply(fields: readonly CapturedField[]) {
    if (!data) return;
    const filled = fillFromCapture(typed, pickCaptured(data, fields), filling);
    setTyped(filled);
    onApply(filled);
    // The pressed button goes.
    if (fields.length === left.length) locatorField.current?.focus();
    else applyAll.current?.focus();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        context={context}
        size="lg"
        initialFocus={locatorField}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          captureKey.current = event.timeStamp;
          void capture(locator, system);
        }}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{t('close')}</Button>
            <Button type="submit" tone={left.length > 0 ? 'secondary' : 'primary'} pending={pending}>
              {t('capture')}
            </Button>
            {left.length > 0 && (
              // It comes into the place of the button that captures, with the focus: the second press of a double one on that is none on this.
              <Button ref={applyAll} tone="primary" onClick={(event) => !isSecondOfDouble(event) && apply(left)}>
                {t('applyAll')}
              </Button>
            )}
          </>
        }
      >
        <div className="g:grid g:gap-4">
          <div className="g:grid g:gap-3 g:sm:grid-cols-2">
            <LocatorInput
              ref={locatorField}
              label={t('locatorField')}
              value={locator}
              onValueChange={setLocator}
              error={refused?.field === 'localizador' ? say(refused) : undefined}
            />
            <SelectInput<IssuingSystem>
              label={t('system')}
              placeholder={t('ownSystem')}
              options={SISTEMA_EMISSOR.map((value) => ({ value, label: value }))}
              value={system}
              onValueChange={setSystem}
            />
          </div>
          {refused?.field === '' && <Banner tone="danger" title={say(refused)} />}
          {data && differences.length === 0 && <Banner tone="info" title={t('none')} />}
          {differences.length > 0 && (
            <CaptureDifferences
              differences={differences}
              left={left}
              currency={before.moeda?.codigo ?? 'BRL'}
              onApply={(field) => apply([field])}
            />
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(next) => !next && answer(false)}
        tone="warning"
        kind="simNao"
        title={question && message(question as 'captura_viajantes_diferentes' | 'captura_origem_diferente')}
        onConfirm={() => answer(true)}
      />
    </>
  );
}
