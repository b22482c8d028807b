import type { ReactNode } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { entityFormTexts } from './entity-form.texts.ts';

interface FormNoticesProps {
  conflict: { description: ReactNode; onTakeStored: () => void; onKeepMine: () => void } | undefined;
  restored: boolean;
  onRestoredSeen: () => void;
  /** The refusals that no field on the screen shows, in words. */
  refusals: readonly string[];
}

/** The notices about a form as a whole, above its fields. */
export function FormNotices({ conflict, restored, onRestoredSeen, refusals }: FormNoticesProps) {
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
