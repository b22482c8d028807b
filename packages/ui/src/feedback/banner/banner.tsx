import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { bannerTexts } from './banner.texts.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const banner = cva('g:flex g:items-start g:gap-2.5 g:rounded-md g:border g:px-3 g:py-2', {
  variants: {
    tone: {
      info: 'g:border-info/30 g:bg-info-soft g:text-info-ink',
      success: 'g:border-success/30 g:bg-success-soft g:text-success-ink',
      warning: 'g:border-warning/40 g:bg-warning-soft g:text-warning-ink',
      danger: 'g:border-danger/30 g:bg-danger-soft g:text-danger-ink',
    } satisfies Record<BannerTone, string>,
  },
});
const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the notice means: it decides colours and icon. */
  tone: BannerTone;
  /** The notice in one sentence. */
  title: ReactNode;
  /** Further text or actions. */
  children?: ReactNode;
  /** Called by the button that closes the notice; without it there is no such button. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A notice inside a page or window, beside what it is about.
 *
 * Use: for a notice that belongs to a part of the page and stays while it is true.
 * Not for: what just happened, which is a toast; the error of one field.
 * Keyboard: Enter, Space: press the button that closes it, or the one inside.
 * Screen reader: read when it appears; with the tone `danger` it interrupts.
 * @keywords aviso, alerta, notice, alert
 */
export function Banner({ tone, title, children, onDismiss, className, ...rest }: BannerProps) {
  const t = useTexts(bannerTexts);
  const Icon = ICONS[tone];
  return (
    <div data-slot="banner" role={tone === 'danger' ? 'alert' : 'status'} {...rest} className={banner({ tone, className })}>
      <Icon aria-hidden="true" className="g:mt-0.5 g:size-4 g:shrink-0" />
      <div className="g:min-w-0 g:flex-1">
        <p className="g:font-medium">{title}</p>
        {children && <div className="g:mt-0.5">{children}</div>}
      </div>
      {onDismiss && (
        <Button tone="quiet" size="sm" className="g:-my-1 g:-me-1.5 g:text-current!" aria-label={t('dismiss')} onClick={onDismiss}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
