import { ClipboardPaste, Undo2 } from 'lucide-react';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import type { ItineraryPasteState } from './use-itinerary-paste.ts';

const PasteBox = onDemand(async () => (await import('./paste-box.tsx')).PasteBox);

interface PasteProps {
  paste: ItineraryPasteState;
}

/** Opens the box for a pasted itinerary. Its code is fetched when pointer or focus come near. */
export function PasteButton({ paste }: PasteProps) {
  const t = useTexts(itineraryTexts);
  // Code that cannot be fetched is asked for again when the box is opened.
  const warm = () => void PasteBox.preload().catch(() => undefined);
  return (
    <Button ref={paste.buttonRef} size="sm" aria-haspopup="dialog" onPointerEnter={warm} onFocus={warm} onClick={() => paste.setOpen(true)}>
      <ClipboardPaste aria-hidden="true" />
      {t('pasteItinerary')}
    </Button>
  );
}

/** The box, and the notice about what it filled, with the way back. */
export function PastedItinerary({ paste }: PasteProps) {
  const t = useTexts(itineraryTexts);
  const { unusedLocators, filledCode } = paste;
  const isOfSeveral = unusedLocators.length > 0;
  return (
    <>
      {paste.filledFlights !== undefined && (
        <Banner tone={isOfSeveral ? 'warning' : 'success'} title={t('filled', { count: paste.filledFlights })} onDismiss={paste.dismiss}>
          {isOfSeveral && (
            <p className="g:own">{t('severalReservations', { used: filledCode ?? '', unused: unusedLocators.join(', ') })}</p>
          )}
          <Button size="sm" onClick={paste.undo}>
            <Undo2 aria-hidden="true" />
            {t('undo')}
          </Button>
        </Banner>
      )}
      {paste.open && <PasteBox paste={paste} failed={<InlineError>{t('pasteFailed')}</InlineError>} />}
    </>
  );
}
