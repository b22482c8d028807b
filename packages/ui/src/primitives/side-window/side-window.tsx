import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { closeOnEscape } from '../../internal/close-on-escape.ts';
import { returnFocus } from '../../internal/focus-origin.ts';
import { useFocusOrigin } from '../../internal/use-focus-origin.ts';
import { Button } from '../button/index.ts';
import { sideWindowTexts } from './side-window.texts.ts';

export interface SideWindowProps {
  /** What is shown; names the window for screen readers. */
  title: ReactNode;
  /** What it belongs to, in a line below the title. */
  context?: ReactNode;
  /** The body, which scrolls when it is long. */
  children: ReactNode;
  /** Called by Escape and by the close button. */
  onClose: () => void;
}

/**
 * One thing of a list at the edge of the screen, while the list stays in place and in use. On a phone it takes the lower part of the screen. Give
 * it the `key` of what it shows, so that the next thing is read from its start.
 *
 * Use: to look into one thing of a list after the other without leaving the list.
 * Not for: work that does not need the page behind it, which is a `Dialog`.
 * Parts: title, context, the button that closes, and the body.
 * Keyboard: Escape: closes it, while it has the focus; Tab: goes through it and on to the page.
 * Focus: goes to its title when it opens, and back to where it was when it closes.
 * Screen reader: a dialog beside the page, named by its title.
 * @see A-111
 * @keywords janela lateral, gaveta, painel lateral, drawer, side panel
 */
export function SideWindow({ title, context, children, onClose }: SideWindowProps) {
  const t = useTexts(sideWindowTexts);
  const titleId = useId();
  const origin = useFocusOrigin(true);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (origin) returnFocus(origin);
    };
  }, []);

  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      data-slot="side-window"
      onKeyDown={closeOnEscape(onClose)}
      className="g:fixed g:end-[16px] g:bottom-0 g:z-30 g:flex g:h-[calc(100dvh-4rem)] g:w-[450px] g:max-w-[calc(100%-1rem)] g:flex-col g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:shadow-pop g:max-sm:end-[8px] g:max-sm:h-fit g:max-sm:max-h-[calc(100dvh-14rem)] g:max-sm:w-full"
    >
      <div data-keeps-clear="" className="g:flex g:items-start g:gap-3 g:border-line g:border-b g:py-3 g:pe-3 g:ps-4">
        <div className="g:min-w-0 g:flex-1 g:py-0.5">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="g:font-semibold g:text-lg">
            {title}
          </h2>
          {context && <div className="g:mt-0.5 g:text-ink-2 g:text-sm">{context}</div>}
        </div>
        <Button tone="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="g:relative g:min-h-0 g:flex-1 g:overflow-y-auto g:overscroll-contain g:p-4">{children}</div>
    </div>
  );
}
