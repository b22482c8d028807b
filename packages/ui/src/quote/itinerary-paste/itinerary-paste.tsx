import { type Itinerary, readItinerary } from '@guiche/domain/air/itinerary';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { itineraryPasteTexts } from './itinerary-paste.texts.ts';
import type { ItinerarySources, KnownCodes } from './known-codes.ts';
import { ReadPane } from './read-pane.tsx';
import { useCodeLookup } from './use-code-lookup.ts';

/** The keys that use what was read, the same in every language of the product. */
const USE_KEYS = 'Ctrl+Enter';

export interface ItineraryPasteProps {
  /** Whether the box is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close; the caller keeps the text if it is to be there again. */
  onOpenChange: (open: boolean) => void;
  /** The pasted text. */
  value: string;
  /** Called with every change of the text. */
  onValueChange: (text: string) => void;
  /** The lookups of airports and airlines, asked once for each code. */
  sources: ItinerarySources;
  /** Returns the moment around which the dates without a year lie. */
  now: () => Date;
  /** Called with what was read and what the lookups know of its codes, once these have answered or failed. The caller fills its form and closes the box. */
  onUse: (itinerary: Itinerary, known: KnownCodes) => void;
}

/**
 * Reads an itinerary as a reservation system prints it: the pasted text at the left, what was read at the right, line by line.
 *
 * Use: to fill the flights of a form from the text of a reservation.
 * Not for: one flight code alone, which the airline's field reads.
 * Value: the text as it was pasted; nothing of it is changed.
 * Keyboard: Ctrl+Enter: uses what was read, once airports and airlines were looked up; Escape: closes, and fills nothing; Tab: goes from the
 * text to the buttons.
 * Focus: starts in the text, which is selected when it was kept, and returns to what opened the box.
 * Screen reader: a dialog named by its title; how many segments and flights were read, and how many lines were not understood, is said when the
 * text changes; a line that was not understood says so in words.
 * @see B-006
 * @keywords colar itinerário, GDS, Amadeus, Sabre, Galileo, PNR, paste
 */
export function ItineraryPaste({ open, onOpenChange, value, onValueChange, sources, now, onUse }: ItineraryPasteProps) {
  const t = useTexts(itineraryPasteTexts);
  const text = useRef<HTMLTextAreaElement>(null);
  // The moment of the text: a reading does not change by itself.
  const itinerary = useMemo(() => readItinerary(value, now()), [value]);
  const lookup = useCodeLookup(itinerary, sources);
  const [awaited, setAwaited] = useState(false);
  const usable = itinerary.segments.length > 0;
  const pending = lookup.state === 'pending';

  const use = useEffectEvent(() => {
    setAwaited(false);
    onUse(itinerary, lookup.known);
  });
  useEffect(() => {
    if (awaited && !pending) use();
  }, [awaited, pending]);

  // A text that was kept is looked at again, or another one is pasted in its place.
  useEffect(() => {
    if (open) text.current?.select();
  }, [open]);

  function ask() {
    if (usable) setAwaited(true);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The form around the box would save.
    event.stopPropagation();
    ask();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the whole box, whose portal bubbles to here.
    <div className="g:contents" onKeyDown={handleKeyDown}>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        context={t('context')}
        size="xl"
        initialFocus={text}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
            <Button tone="primary" disabled={!usable} pending={awaited} aria-keyshortcuts="Control+Enter" onClick={ask}>
              {t('use')}
              <span aria-hidden="true" className="g:max-sm:hidden">
                <Kbd>{USE_KEYS}</Kbd>
              </span>
            </Button>
          </>
        }
      >
        <div className="g:grid g:gap-x-6 g:gap-y-4 g:lg:grid-cols-2">
          <TextArea
            ref={text}
            label={t('text')}
            value={value}
            onValueChange={onValueChange}
            rows={14}
            autoComplete="off"
            // A reservation system prints in columns.
            className="g:[&_textarea]:font-mono g:[&_textarea]:text-sm g:max-lg:[&_textarea]:h-44"
          />
          <ReadPane itinerary={itinerary} lookup={lookup} />
        </div>
      </Dialog>
    </div>
  );
}
