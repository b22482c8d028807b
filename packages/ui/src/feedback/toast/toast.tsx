import type { TipoMensagem } from '@guiche/domain/enums';
import { cva } from 'class-variance-authority';
import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { Button } from '../../primitives/button/index.ts';
import { toastTexts } from './toast.texts.ts';
import type { ShownToast } from './toast-message.ts';
import type { Held } from './use-held.ts';
import { useTimeOut } from './use-time-out.ts';

const ICONS = { ERROR: CircleAlert, WARNING: TriangleAlert, INFO: Info, SUCCESS: CircleCheck } as const;

const toast = cva(
  // Pointer events of its own: an open window takes them from the rest of the page.
  'g:pointer-events-auto g:flex g:items-start g:gap-2.5 g:rounded-md g:border g:border-line g:border-s-4 g:bg-surface-1 g:py-2.5 g:pe-2 g:ps-3 g:shadow-pop g:data-[state=closed]:animate-toast-out g:data-[state=open]:animate-toast-in',
  {
    variants: {
      tipo: {
        ERROR: 'g:border-s-danger g:[&>svg]:text-danger',
        WARNING: 'g:border-s-warning g:[&>svg]:text-warning',
        INFO: 'g:border-s-info g:[&>svg]:text-info',
        SUCCESS: 'g:border-s-success g:[&>svg]:text-success',
      } satisfies Record<TipoMensagem, string>,
    },
  },
);

/** The time that hiding takes, in ms. @see S-192 */
const HIDING = 500;

/** The other toasts, folded behind the newest. */
interface Others {
  readonly count: number;
  /** One of them says that something failed. */
  readonly failed: boolean;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

export interface ToastProps extends Omit<ShownToast, 'id'> {
  /** It is folded behind a newer one; its time goes on. */
  hidden: boolean;
  others: Others | undefined;
  /** Why its time stands still. */
  held: Held;
  /** Its time is over, it was closed, or its action was done. */
  onClosing: () => void;
  /** It has left the screen. */
  onClosed: () => void;
}

/**
 * One message that comes and goes, with an action if there is one. The pointer or the focus on it keeps it; it can be closed.
 *
 * Keyboard: Escape: closes it, when the focus is in it.
 * @see, S-192
 */
export function Toast({ tipo, text, action, times, closing = false, hidden, others, held, onClosing, onClosed }: ToastProps) {
  const t = useTexts(toastTexts);
  const Icon = ICONS[tipo];
  useTimeOut(held, times, () => !closing && onClosing());
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!closing) return;
    // Not the end of the animation: with less motion there is none, and the element may be gone before React hears of it.
    const timer = setTimeout(handleClosed, HIDING);
    return () => clearTimeout(timer);
  }, [closing]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClosing();
  }
  return (
    <li onKeyDown={handleKeyDown} data-tipo={tipo} data-state={closing ? 'closed' : 'open'} hidden={hidden} className={toast({ tipo })}>
      <Icon aria-hidden="true" className="g:mt-0.5 g:size-4.5 g:shrink-0" />
      <div className="g:flex g:min-w-0 g:flex-1 g:flex-wrap g:items-start g:gap-x-2.5 g:gap-y-2">
        <div className="g:min-w-0 g:flex-1 g:basis-40 g:whitespace-pre-line g:break-words">{text}</div>
        {(action || others) && (
          <div className="g:-my-1 g:ms-auto g:flex g:items-center g:gap-1">
            {action && (
              <Button
                size="sm"
                onClick={() => {
                  // The second press of a double one: the toast is on its way out.
                  if (closing) return;
                  action.onAct();
                  onClosing();
                }}
              >
                {action.label}
              </Button>
            )}
            {others && <OthersButton {...others} />}
          </div>
        )}
      </div>
      <Button tone="quiet" size="sm" className="g:-my-1" aria-label={t('close')} onClick={onClosing}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

function OthersButton({ count, failed, shown, onShow }: Others) {
  const t = useTexts(toastTexts);
  return (
    <Button
      tone="quiet"
      size="sm"
      aria-label={t(failed ? 'moreFailed' : 'moreMessages', { count })}
      aria-expanded={shown}
      onClick={() => onShow(!shown)}
    >
      {failed && <CircleAlert aria-hidden="true" className="g:text-danger" />}
      {t('more', { count })}
      <ChevronDown aria-hidden="true" className={`g:transition-transform g:duration-140 ${shown ? 'g:rotate-180' : ''}`} />
    </Button>
  );
}
