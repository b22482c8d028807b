import { formatDateTime } from '@guiche/masks/date-time';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { Button } from '../../primitives/button/index.ts';
import { entityFormTexts } from './entity-form.texts.ts';
import { SlowNotice } from './slow-notice.tsx';

/** Who stored the present version of an entity, and when (a moment in UTC). The name is null when it is not known. */
export interface SavedBy {
  readonly name: string | null;
  readonly at: string;
}

interface FormNoticesProps {
  conflict:
    | {
        description: ReactNode;
        savedBy: SavedBy | undefined;
        /** The labels of the fields in which both versions differ. */
        differing: readonly string[];
        onTakeStored: () => void;
        onKeepMine: () => void;
      }
    | undefined;
  /** A draft is shown: when it was typed last, a moment in UTC; null when that is not known, undefined without a draft. */
  restored: string | null | undefined;
  onRestoredSeen: () => void;
  /** The refusals that no field on the screen shows, in words. */
  refusals: readonly string[];
  /** A save runs, or is asked about. */
  busy: boolean;
  /** It is on its way to the server. */
  sending: boolean;
  /** Why the last try to save failed. */
  failure: ReactNode;
  /** Left out when trying again cannot help. */
  onRetry: (() => void) | undefined;
  offline: boolean;
  /** More was typed while the last save ran, and is not saved yet. */
  savedBefore: boolean;
}

/** The notices about a form as a whole, above its fields. */
export function FormNotices(props: FormNoticesProps) {
  const { conflict, restored, onRestoredSeen, refusals, busy, sending, failure, onRetry, offline, savedBefore } = props;
  const t = useTexts(entityFormTexts);
  return (
    <>
      {conflict && (
        <BroughtIntoSight>
          <Banner
            tone="warning"
            title={
              conflict.savedBy?.name
                ? t('conflict.titleBy', { name: conflict.savedBy.name, moment: formatDateTime(toLocalTime(conflict.savedBy.at)) })
                : t('conflict.title')
            }
          >
            <p className="g:own">
              {t('conflict.kept')} {conflict.description}
            </p>
            {conflict.differing.length > 0 && <p className="g:own">{t('conflict.differing', { fields: conflict.differing.join(', ') })}</p>}
            <div className="g:mt-2 g:flex g:flex-wrap g:gap-2">
              <Button size="sm" onClick={conflict.onTakeStored}>
                {t('conflict.takeStored')}
              </Button>
              <Button size="sm" onClick={conflict.onKeepMine}>
                {t('conflict.keepMine')}
              </Button>
            </div>
          </Banner>
        </BroughtIntoSight>
      )}
      {restored !== undefined && !conflict && (
        <Banner
          tone="info"
          title={restored === null ? t('restored') : t('restoredFrom', { moment: formatDateTime(toLocalTime(restored)) })}
          onDismiss={onRestoredSeen}
        />
      )}
      {savedBefore && !conflict && !busy && <Banner tone="info" title={t('savedBefore')} />}
      {sending && <SlowNotice />}
      {failure ? (
        <BroughtIntoSight>
          <Banner tone="danger" title={failure}>
            {onRetry && (
              <Button size="sm" pending={busy} onClick={onRetry} className="g:mt-1">
                {t('retry')}
              </Button>
            )}
          </Banner>
        </BroughtIntoSight>
      ) : (
        offline && <Banner tone="warning" title={t('offline')} />
      )}
      {refusals.length > 0 && (
        <BroughtIntoSight>
          <Banner tone="danger" title={t('refused')}>
            <ul className="g:list-disc g:ps-4">
              {refusals.map((refusal) => (
                <li className="g:own" key={refusal}>
                  {refusal}
                </li>
              ))}
            </ul>
          </Banner>
        </BroughtIntoSight>
      )}
    </>
  );
}

/** How a save ended: a form that is scrolled down shows it too. The focus stays where it is. */
function BroughtIntoSight({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className="g:scroll-mt-4">
      {children}
    </div>
  );
}
