import { PRODUCT_NAME } from '@guiche/domain/product';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useRootMark } from '../../internal/use-root-mark.ts';
import { Wordmark } from '../wordmark/index.ts';
import { frontDoorTexts } from './front-door.texts.ts';

export interface FrontDoorProps {
  /** Language and appearance, at the top right. */
  tools?: ReactNode;
  /** The form that stands on the ticket. */
  children: ReactNode;
}

/** Widths of the bars on the stub, in units of two pixels; they say nothing but look like a ticket's. */
const BARS = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 3, 1, 1, 2, 2, 1, 1, 3, 1, 2, 1, 1];

/**
 * The page before the app: its form is drawn on a ticket, with a stub at the right, in the middle of the page.
 *
 * Use: around the forms of people who are not signed in.
 * Not for: a screen of the app, which stands in `AppShell`.
 * Keyboard: Tab: goes through language and appearance, then to the form.
 * Screen reader: the main region, with the heading of its form.
 * @keywords entrada, login
 */
export function FrontDoor({ tools, children }: FrontDoorProps) {
  const t = useTexts(frontDoorTexts);
  useRootMark('front-door');
  return (
    <div data-slot="front-door" className="g:relative g:bg-surface">
      <div className="g:absolute g:inset-x-0 g:top-0 g:flex g:h-12 g:items-center g:justify-end g:gap-1 g:px-4">{tools}</div>
      {/* As much room below the ticket as the tools take above it: it stands in the middle of the page. */}
      <main className="g:flex g:min-h-dvh g:items-center g:justify-center g:px-4 g:py-14">
        <div
          data-slot="ticket"
          className="g:relative g:grid g:w-full g:max-w-3xl g:rounded-md g:border g:border-line g:bg-surface-1 g:shadow-pop g:sm:grid-cols-[minmax(0,1fr)_13rem]"
        >
          <div className="g:p-8 g:max-sm:p-5">
            <Wordmark size="lg" />
            <div className="g:mt-6 g:max-w-sm">{children}</div>
          </div>
          <div
            aria-hidden="true"
            className="g:relative g:flex g:flex-col g:justify-between g:border-line-strong g:border-dashed g:p-6 g:max-sm:hidden g:sm:border-s-2"
          >
            {/* The punched ends of the perforation. */}
            <span className="g:absolute g:-top-2.5 g:-start-2.75 g:size-5 g:rounded-full g:border g:border-line g:bg-surface g:[clip-path:inset(9px_-2px_-2px_-2px)]" />
            <span className="g:absolute g:-bottom-2.5 g:-start-2.75 g:size-5 g:rounded-full g:border g:border-line g:bg-surface g:[clip-path:inset(-2px_-2px_9px_-2px)]" />
            <div className="g:flex g:flex-col g:gap-3 g:text-sm">
              <p className="g:text-ink-3">{t('counter')}</p>
              <p className="g:font-semibold g:text-lg g:[line-height:1.375]">{t('promise')}</p>
            </div>
            <div className="g:own">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${BARS.reduce((sum, bar) => sum + bar + 1, 0) * 2} 44`}
                preserveAspectRatio="none"
                className="g:h-11 g:w-full g:fill-ink"
              >
                {BARS.map((bar, index) => (
                  <rect key={index} x={BARS.slice(0, index).reduce((sum, before) => sum + before + 1, 0) * 2} width={bar * 2} height="44" />
                ))}
              </svg>
              <p className="g:mt-2 g:text-center g:text-ink-3 g:text-xs g:[letter-spacing:0.3em]">{PRODUCT_NAME.toUpperCase()}</p>
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
