import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { loadingOverlayTexts } from './loading-overlay.texts.ts';

export interface LoadingOverlayProps {
  /** The area waits: it is covered, and nothing in it can be used. */
  visible: boolean;
  /**
   * What is waited for, in words.
   * @default 'Carregando…'
   */
  label?: string;
  /** What is covered. */
  children?: ReactNode;
  /** Classes of the area, such as its size. */
  className?: string;
}

/**
 * Covers an area while it waits: what is in it stays in its place, and takes no input until the cover goes.
 *
 * Use: around something whose shape nobody knows before it is there, such as a page of somebody else.
 * Not for: a list or form that loads, whose shape a `Skeleton` shows; a button whose action runs, which is `pending`.
 * Keyboard: none. Tab passes by what is covered.
 * Focus: an element of the area that has it gives it to the cover, and gets it back when the cover goes.
 * Screen reader: the words are read when the cover comes; what is beneath it is not read.
 * @see S-187
 * @keywords carregando, aguarde, bloqueio, sobreposição, loading, overlay
 */
export function LoadingOverlay({ visible, label, children, className = '' }: LoadingOverlayProps) {
  const t = useTexts(loadingOverlayTexts);
  const area = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);

  const origin = useRef<Element>(null);

  useLayoutEffect(() => {
    const covered = area.current;
    const shown = cover.current;
    if (!covered || !shown) return;
    const { activeElement } = document;
    if (visible) origin.current = covered.contains(activeElement) ? activeElement : null;
    // The property: React 18 does not know the attribute.
    covered.inert = visible;
    if (visible) {
      if (origin.current) shown.focus({ preventScroll: true });
      return;
    }
    const before = origin.current;
    origin.current = null;
    // Whoever went elsewhere meanwhile stays there.
    const isLost = activeElement === shown || activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [visible]);

  return (
    <div data-slot="loading-overlay" className={`g:relative ${className}`}>
      <div ref={area} data-part="area" aria-busy={visible || undefined} className="g:size-full">
        {children}
      </div>
      {/* Always there: a region that comes together with its words is not read by every screen reader. */}
      <div
        ref={cover}
        role="status"
        tabIndex={-1}
        data-part="cover"
        className={
          visible
            ? 'g:absolute g:inset-0 g:z-10 g:flex g:cursor-progress g:items-center g:justify-center g:gap-2 g:rounded-md g:bg-surface-1/85 g:text-ink-2'
            : 'g:sr-only'
        }
      >
        {visible && (
          <>
            <span
              aria-hidden="true"
              className="g:size-4 g:animate-spin g:rounded-full g:border-2 g:border-current g:border-e-transparent"
            />
            <span className="g:own">{label ?? t('loading')}</span>
          </>
        )}
      </div>
    </div>
  );
}
