import * as Radix from '@radix-ui/react-dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { closeOnEscape } from '../../internal/close-on-escape.ts';
import { noteOpened, returnFocus } from '../../internal/focus-origin.ts';
import { useOpenLayer } from '../../internal/open-layers.ts';
import { Scrim } from '../../internal/scrim.tsx';
import { useFocusOrigin } from '../../internal/use-focus-origin.ts';
import { useOneSend } from '../../internal/use-one-send.ts';
import { usePortalContainer } from '../../internal/use-portal-container.ts';
import { useSecondPress } from '../../internal/use-second-press.ts';
import { Button } from '../button/index.ts';
import { dialogTexts } from './dialog.texts.ts';

const dialog = cva(
  'g:fixed g:inset-0 g:z-40 g:m-auto g:flex g:h-fit g:max-h-[calc(100dvh-2rem)] g:w-[calc(100%-2rem)] g:animate-rise g:flex-col g:overflow-clip g:rounded-md g:border g:border-line g:bg-surface-1 g:text-ink g:shadow-pop g:outline-none',
  {
    variants: {
      /** The largest width. On a phone all but `sm` fill the screen. */
      size: {
        sm: 'g:max-w-md',
        md: 'g:max-w-xl g:max-sm:h-dvh g:max-sm:max-h-dvh g:max-sm:w-full g:max-sm:rounded-none g:max-sm:border-0',
        lg: 'g:max-w-4xl g:max-sm:h-dvh g:max-sm:max-h-dvh g:max-sm:w-full g:max-sm:rounded-none g:max-sm:border-0',
        xl: 'g:max-w-7xl g:max-sm:h-dvh g:max-sm:max-h-dvh g:max-sm:w-full g:max-sm:rounded-none g:max-sm:border-0',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface DialogProps extends VariantProps<typeof dialog> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. Leave `open` as it is to refuse (unsaved work, a save that runs). */
  onOpenChange: (open: boolean) => void;
  /** What is done here; names the dialog for screen readers. */
  title: ReactNode;
  /** What the dialog is about, under the title: service, traveller, dates. Read after the title. */
  context?: ReactNode;
  /** The body, which scrolls when it is long. */
  children: ReactNode;
  /** Stays in sight below the scrolling body: totals on the left, actions on the right. */
  footer?: ReactNode;
  /** Makes body and footer one form, so that Enter and a `type="submit"` button in the footer both send it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The element that takes the focus when the dialog opens; by default the first field or button of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called before the focus moves into the dialog; `preventDefault()` leaves the focus to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
}

/**
 * A window over the page for one piece of work. On a phone all but `sm` fill the screen.
 *
 * Use: for one piece of work that needs the page behind it for nothing.
 * Not for: a question of one sentence, which is a `ConfirmDialog`; a few facts, which fit a `Popover`.
 * Keyboard: Escape: asks to close; Tab: goes round inside the dialog. A press outside does not close it: a slip of the mouse must not lose
 * typed text.
 * Focus: starts at `initialFocus`, stays inside, returns to what opened the dialog, or to the heading nearest to it when that is gone.
 * Screen reader: named by `title`, described by `context`.
 * @see Q-023
 * @keywords modal, janela, diálogo, window, popup
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  context,
  children,
  footer,
  onSubmit,
  size,
  initialFocus,
  onOpenAutoFocus,
}: DialogProps) {
  const t = useTexts(dialogTexts);
  const container = usePortalContainer();
  const origin = useFocusOrigin(open);
  useOpenLayer(open, () => onOpenChange(false));
  useSecondPress(open);
  const once = useOneSend();
  const body = useRef<HTMLDivElement>(null);
  /** The element that the focus is on its way to, until it is there for good. */
  const next = useRef<HTMLElement>(null);

  /** Whether a press began in this window since it opened. */
  const pressed = useRef(false);

  function handleOpenAutoFocus(event: Event) {
    pressed.current = false;
    if (origin && event.target instanceof Element) noteOpened(event.target, origin);
    onOpenAutoFocus?.(event);
    if (event.defaultPrevented) return;
    const first = initialFocus?.current ?? body.current?.querySelector<HTMLElement>(FOCUSABLE);
    if (!first) return;
    event.preventDefault();
    first.focus();
  }
  function handleCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (origin) returnFocus(origin);
  }
  // When something goes while the focus is between two fields (an error, a list), Radix gives it to the window, once for each element that goes, and
  // what is typed next is lost.
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget === currentTarget && next.current) return;
    const meant = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    next.current = meant;
    setTimeout(() => {
      if (next.current === meant) next.current = null;
    });
  }
  function handleFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    const meant = next.current;
    if (target === currentTarget && meant !== currentTarget && currentTarget.contains(meant)) meant?.focus();
  }
  // The second press of a double press on what opened the window comes down wherever the window stands by then.
  function handlePress(event: MouseEvent) {
    if (event.detail < 2) pressed.current = true;
    else if (!pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form of a dialog inside this one bubbles up through React's tree; it is not ours.
    if (event.target === event.currentTarget) void once(() => onSubmit?.(event));
  }

  const content = (
    <>
      {/* Relative: what is hidden for screen readers is placed in it, not in the window, which would then scroll its head away. */}
      <div
        ref={body}
        data-slot="dialog-body"
        className="g:relative g:min-h-0 g:flex-1 g:overflow-y-auto g:overscroll-contain g:p-4 g:has-[[data-slot=form-footer]]:scroll-pb-28"
      >
        {children}
      </div>
      {footer && (
        <div
          data-slot="dialog-footer"
          data-keeps-clear=""
          className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-2 g:border-line g:border-t g:bg-surface g:px-4 g:py-3 g:max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          {footer}
        </div>
      )}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && (
        <Radix.Portal container={container}>
          <Scrim className="g:z-40" />
          <Radix.Content
            data-slot="dialog"
            className={dialog({ size })}
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={handleCloseAutoFocus}
            onInteractOutside={(event) => event.preventDefault()}
            onBlurCapture={handleBlur}
            onFocusCapture={handleFocus}
            onMouseDownCapture={handlePress}
            onClickCapture={handlePress}
            onKeyDown={closeOnEscape(() => onOpenChange(false))}
            {...(context ? {} : { 'aria-describedby': undefined })}
          >
            <header data-keeps-clear="" className="g:flex g:items-start g:gap-3 g:border-line g:border-b g:py-3 g:pe-3 g:ps-4">
              <div className="g:min-w-0 g:flex-1 g:py-0.5">
                <Radix.Title className="g:font-semibold g:text-lg">{title}</Radix.Title>
                {context && (
                  <Radix.Description asChild>
                    <div className="g:mt-0.5 g:text-ink-2 g:text-sm">{context}</div>
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <Button tone="quiet" size="icon" aria-label={t('close')}>
                  <X aria-hidden="true" />
                </Button>
              </Radix.Close>
            </header>
            {onSubmit ? (
              <form noValidate onSubmit={handleSubmit} className="g:flex g:min-h-0 g:flex-1 g:flex-col">
                {content}
              </form>
            ) : (
              content
            )}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

const FOCUSABLE =
  'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';
