import { Undo2 } from 'lucide-react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { itineraryTexts } from './itinerary.texts.ts';

interface RemovedNoticeProps {
  /** What was removed. */
  title: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** At the place of a removed segment or flight: says what it was, and brings it back. */
export function RemovedNotice({ title, onUndo, onDismiss }: RemovedNoticeProps) {
  const t = useTexts(itineraryTexts);
  return (
    <Banner tone="info" title={title} onDismiss={onDismiss}>
      <Button size="sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {t('undo')}
      </Button>
    </Banner>
  );
}
