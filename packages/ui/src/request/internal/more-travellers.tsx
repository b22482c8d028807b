import type { Traveller } from '@guiche/domain/entities';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { moreTravellersTexts } from './more-travellers.texts.ts';

// Fetched when somebody comes near the number: the first screen does not wait for it.
const TravellersPanel = onDemand(async () => (await import('./travellers-panel.tsx')).TravellersPanel);

/** How long the pointer rests on the number, or is away from it, before the names come or go, in ms. */
const REST = 200;

export interface MoreTravellersProps {
  /** Every traveller; the first is shown beside the number. */
  travellers: readonly Traveller[];
}

/**
 * The number of further travellers, `+2`, which opens the names of all.
 *
 * The pointer opens them while it is there; a press keeps them open until the next one. Keyboard: Enter and Space open and close them, Escape
 * closes them; the focus stays on the number. Screen reader: the names are the button's own.
 */
export function MoreTravellers({ travellers }: MoreTravellersProps) {
  const t = useTexts(moreTravellersTexts);
  const [open, setOpen] = useState<'pointed' | 'pressed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const warm = () => void TravellersPanel.preload().catch(() => undefined);
  const names = travellers.slice(1).map(({ nomeCompleto }) => nomeCompleto);

  function point(there: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen((before) => (before === 'pressed' ? before : there ? 'pointed' : null)), REST);
  }
  const hover = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType !== 'touch' && point(true),
    onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType !== 'touch' && point(false),
  };

  function press() {
    clearTimeout(timer.current);
    setOpen((before) => (before === 'pressed' ? null : 'pressed'));
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={press}
        onFocus={warm}
        onPointerOver={warm}
        {...hover}
        // Above the link that covers a row.
        className="g:relative g:z-10 g:inline-flex g:h-6 g:min-w-6 g:shrink-0 g:items-center g:justify-center g:rounded-md g:px-0.5 g:text-ink-3 g:hover:bg-surface-3 g:hover:text-ink g:aria-expanded:bg-surface-3 g:aria-expanded:text-ink"
      >
        <span className="g:own" aria-hidden="true">
          +{names.length}
        </span>
        <span className="g:sr-only">{t('more', { count: names.length, names: names.join(', ') })}</span>
      </button>
      {open && <TravellersPanel anchor={button} label={t('travellers')} travellers={travellers} onClose={() => setOpen(null)} {...hover} />}
    </>
  );
}
