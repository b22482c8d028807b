import type { ReactNode } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { entityFormTexts } from './entity-form.texts.ts';
import { SlowNotice } from './slow-notice.tsx';

interface FormNoticesProps {
  conflict: { description: ReactNode; onTakeStored: () => void; onKeepMine: () => void } | undefined;
  restored: boolean;
  onRestoredSeen: () => void;
  /** The refusals that no field on the screen shows, in words. */
  refusals: readonly string[];
  /** A save runs. */
  busy: boolean;
  /** Why the last try to save failed. */
  failure: ReactNode;
  onRetry: () => void;
  offline: boolean;
  /** More was typed while the last save ran, and is not saved yet. */
  savedBefore: boolean;
}

/** The notices about a form as a whole, above its fields. */
export function FormNotices(props: FormNoticesProps) {
  const { conflict, restored, onRestoredSeen, refusals, busy, failure, onRetry, offline, savedBefore } = props;
  const t = useTexts(entityFormTexts);
  return (
    <>
      {conflict && (
        <Banner tone="warning" title={t('conflict.title')}>
          <p>
            {t('conflict.kept')} {conflict.description}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={conflict.onTakeStored}>
              {t('conflict.takeStored')}
            </Button>
            <Button size="sm" onClick={conflict.onKeepMine}>
              {t('conflict.keepMine')}
            </Button>
          </div>
        </Banner>
      )}
      {restored && !conflict && <Banner tone="info" title={t('restored')} onDismiss={onRestoredSeen} />}
      {savedBefore && !conflict && !busy && <Banner tone="info" title={t('savedBefore')} />}
      {busy && <SlowNotice />}
      {failure ? (
        <Banner tone="danger" title={failure}>
          <Button size="sm" pending={busy} onClick={onRetry} className="mt-1">
            {t('retry')}
          </Button>
        </Banner>
      ) : (
        offline && <Banner tone="warning" title={t('offline')} />
      )}
      {refusals.length > 0 && (
        <Banner tone="danger" title={t('refused')}>
          <ul className="list-disc pl-4">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
