import type { TipoMensagem } from '@guiche/domain/enums';
import * as Radix from '@radix-ui/react-toast';
import { cva } from 'class-variance-authority';
import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { toastTexts } from './toast.texts.ts';
import type { ToastMessage } from './toast-message.ts';

const ICONS = { ERROR: CircleAlert, WARNING: TriangleAlert, INFO: Info, SUCCESS: CircleCheck } as const;

const toast = cva(
  // Pointer events of its own: an open window takes them from the rest of the page.
  'pointer-events-auto flex items-start gap-2.5 rounded-md border border-line border-l-4 bg-surface-1 py-2.5 pr-2 pl-3 shadow-pop data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
  {
    variants: {
      tipo: {
        ERROR: 'border-l-danger [&>svg]:text-danger',
        WARNING: 'border-l-warning [&>svg]:text-warning',
        INFO: 'border-l-info [&>svg]:text-info',
        SUCCESS: 'border-l-success [&>svg]:text-success',
      } satisfies Record<TipoMensagem, string>,
    },
  },
);

/** The time that a toast stays, and the time that it stays after the pointer or the focus has left it, in ms. @see S-192 */
const SHOWN = 10_000;
const EXTENDED = 1_000;
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

export interface ToastProps extends ToastMessage {
  /** It is folded behind a newer one; its time goes on. */
  hidden: boolean;
  others: Others | undefined;
  /** It begins to leave the screen. */
  onClosing: () => void;
  /** It has left the screen. */
  onClosed: () => void;
}

/**
 * One message that comes and goes, with an action if there is one. The pointer or the focus on it keeps it; it can be closed.
 *
 * Screen reader: an error is read at once, anything else when there is a pause.
 * @see, S-192
 */
export function Toast({ tipo, text, action, hidden, others, onClosing, onClosed }: ToastProps) {
  const t = useTexts(toastTexts);
  const [open, setOpen] = useState(true);
  const [touched, setTouched] = useState(false);
  const Icon = ICONS[tipo];
  const handleClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (open) return;
    // Not the end of the animation: with less motion there is none, and the element may be gone before React hears of it.
    const timer = setTimeout(handleClosed, HIDING);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) onClosing();
      }}
      duration={touched ? EXTENDED : SHOWN}
      type={tipo === 'ERROR' ? 'foreground' : 'background'}
      onPause={() => setTouched(true)}
      // A click anywhere in it would otherwise count as a swipe that ended.
      onSwipeStart={(event) => event.preventDefault()}
      data-tipo={tipo}
      hidden={hidden}
      className={toast({ tipo })}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2">
        <Radix.Title className="min-w-0 flex-1 basis-40 break-words">{text}</Radix.Title>
        {(action || others) && (
          <div className="-my-1 ml-auto flex items-center gap-1">
            {action && (
              <Radix.Action asChild altText={action.label}>
                <Button size="sm" onClick={action.onAct}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
            {others && <OthersButton {...others} />}
          </div>
        )}
      </div>
      <Radix.Close asChild>
        <Button tone="quiet" size="sm" className="-my-1 px-1.5" aria-label={t('close')}>
          <X aria-hidden="true" />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}

function OthersButton({ count, failed, shown, onShow }: Others) {
  const t = useTexts(toastTexts);
  return (
    <Button
      tone="quiet"
      size="sm"
      className="px-1.5"
      aria-label={t(failed ? 'moreFailed' : 'moreMessages', { count })}
      aria-expanded={shown}
      onClick={() => onShow(!shown)}
    >
      {failed && <CircleAlert aria-hidden="true" className="text-danger" />}
      {t('more', { count })}
      <ChevronDown aria-hidden="true" className={`transition-transform duration-140 ${shown ? 'rotate-180' : ''}`} />
    </Button>
  );
}
