import { PRODUCT_NAME } from '@guiche/domain/product';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useRootMark } from '../../internal/use-root-mark.ts';
import { Wordmark } from '../wordmark/index.ts';
import { frontDoorTexts } from './front-door.texts.ts';

export interface FrontDoorProps {
  /** Language and appearance, at the top right. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Widths of the bars on the stub, in units of two pixels; they say nothing but look like a ticket's. */
const BARS = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 3, 1, 1, 2, 2, 1, 1, 3, 1, 2, 1, 1];

/** The page before the app: its form is drawn on a ticket, with a stub at the right, in the middle of the page. */
export function FrontDoor({ tools, children }: FrontDoorProps) {
  const t = useTexts(frontDoorTexts);
  useRootMark('front-door');
  return (
    <div data-slot="front-door" className="relative bg-surface">
      <div className="absolute inset-x-0 top-0 flex h-12 items-center justify-end gap-1 px-4">{tools}</div>
      {/* As much room below the ticket as the tools take above it: it stands in the middle of the page. */}
      <main className="flex min-h-dvh items-center justify-center px-4 py-14">
        <div
          data-slot="ticket"
          className="relative grid w-full max-w-3xl rounded-md border border-line bg-surface-1 shadow-pop sm:grid-cols-[minmax(0,1fr)_13rem]"
        >
          <div className="p-8 max-sm:p-5">
            <Wordmark size="lg" />
            <div className="mt-6 max-w-sm">{children}</div>
          </div>
          <div
            aria-hidden="true"
            className="relative flex flex-col justify-between border-line-strong border-dashed p-6 max-sm:hidden sm:border-l-2"
          >
            {/* The punched ends of the perforation. */}
            <span className="absolute -top-2.5 -left-2.75 size-5 rounded-full border border-line bg-surface [clip-path:inset(9px_-2px_-2px_-2px)]" />
            <span className="absolute -bottom-2.5 -left-2.75 size-5 rounded-full border border-line bg-surface [clip-path:inset(-2px_-2px_9px_-2px)]" />
            <div className="flex flex-col gap-3 text-sm">
              <p className="text-ink-3">{t('counter')}</p>
              <p className="font-semibold text-lg leading-snug">{t('promise')}</p>
            </div>
            <div>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${BARS.reduce((sum, bar) => sum + bar + 1, 0) * 2} 44`}
                preserveAspectRatio="none"
                className="h-11 w-full fill-ink"
              >
                {BARS.map((bar, index) => (
                  <rect key={index} x={BARS.slice(0, index).reduce((sum, before) => sum + before + 1, 0) * 2} width={bar * 2} height="44" />
                ))}
              </svg>
              <p className="mt-2 text-center text-ink-3 text-xs tracking-[0.3em]">{PRODUCT_NAME.toUpperCase()}</p>
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
