import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { bannerTexts } from './banner.texts.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const banner = cva('flex items-start gap-2.5 rounded-md border px-3 py-2', {
  variants: {
    tone: {
      info: 'border-info/30 bg-info-soft text-info-ink',
      success: 'border-success/30 bg-success-soft text-success-ink',
      warning: 'border-warning/40 bg-warning-soft text-warning-ink',
      danger: 'border-danger/30 bg-danger-soft text-danger-ink',
    } satisfies Record<BannerTone, string>,
  },
});
const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps {
  tone: BannerTone;
  title: ReactNode;
  /** Further text or actions. */
  children?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/**
 * A notice inside a page or window, beside what it is about.
 *
 * Screen reader: read when it appears; with the tone `danger` it interrupts.
 */
export function Banner({ tone, title, children, onDismiss }: BannerProps) {
  const t = useTexts(bannerTexts);
  const Icon = ICONS[tone];
  return (
    <div data-slot="banner" role={tone === 'danger' ? 'alert' : 'status'} className={banner({ tone })}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children && <div className="mt-0.5">{children}</div>}
      </div>
      {onDismiss && (
        <Button tone="quiet" size="sm" className="-my-1 -mr-1.5 px-1.5 text-current" aria-label={t('dismiss')} onClick={onDismiss}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
