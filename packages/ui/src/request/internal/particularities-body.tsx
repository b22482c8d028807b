import type { Particularities } from '@guiche/domain/entities';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ClientContact } from './client-contact.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { particularitiesTexts } from './particularities-content.texts.ts';
import { Preferences, Programmes } from './particularities-content.tsx';

export interface ParticularitiesState {
  /** What the client, or the people of a request, want; undefined while it loads. */
  particularities: Particularities | undefined;
  /** Why they could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

/** Particularities below their heading: all of them, why they are missing, or their shape while they load. */
export function ParticularitiesBody({ particularities, error, onRetry, pending = false }: ParticularitiesState) {
  const t = useTexts(particularitiesTexts);
  if (particularities)
    return (
      <div className="g:grid g:gap-3">
        <Preferences preferencias={particularities.preferencias} />
        <Programmes {...particularities} />
        <ClientContact {...particularities} />
      </div>
    );
  if (error !== undefined) return <PanelFailure error={error} onRetry={onRetry} pending={pending} />;
  return (
    <div role="status" aria-label={t('loading')} className="g:grid g:gap-2">
      <Skeleton className="g:h-4" />
      <Skeleton className="g:h-4 g:w-2/3" />
    </div>
  );
}
