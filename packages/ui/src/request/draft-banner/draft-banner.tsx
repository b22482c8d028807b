import { formatDateTime } from '@guiche/masks/date-time';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { Button } from '../../primitives/button/index.ts';
import { draftBannerTexts } from './draft-banner.texts.ts';

export interface DraftBannerProps {
  /** Whether the quote has never been saved. */
  isNew: boolean;
  /** What it offers, as far as it was typed: `Azul, GRU → REC`; `''` for nothing yet. */
  offer: string;
  /** When it was typed last, a moment in UTC. */
  savedAt: string;
  /** Called by the button that opens the quote with what was typed. */
  onContinue: () => void;
  /** Called by the button that throws away what was typed. */
  onDiscard: () => void;
}

/**
 * The notice about a quote that was typed but not saved: which one it is, since when, and both ways on.
 *
 * Use: above the quotes of a service when one was typed and not saved.
 * Not for: a draft inside an open form, which tells of it itself.
 * Keyboard: Enter, Space: press the button that goes on, or the one that discards.
 * Screen reader: read when it appears, with the quote that it names and both buttons.
 * @see B-064
 * @keywords rascunho, draft
 */
export function DraftBanner({ isNew, offer, savedAt, onContinue, onDiscard }: DraftBannerProps) {
  const t = useTexts(draftBannerTexts);
  return (
    <Banner tone="warning" title={t(isNew ? 'new' : 'changes')}>
      <p className="g:own">{[offer, t('since', { moment: formatDateTime(toLocalTime(savedAt)) })].filter(Boolean).join(' · ')}</p>
      <div className="g:mt-2 g:flex g:flex-wrap g:gap-2">
        <Button size="sm" onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button size="sm" tone="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Banner>
  );
}
