import type { TipoMensagem } from '@guiche/domain/enums';
import * as Radix from '@radix-ui/react-toast';
import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { toastTexts } from './toast.texts.ts';

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

export interface ToastProps {
  tipo: TipoMensagem;
  text: string;
  onClosed: () => void;
}

/**
 * One message that comes and goes. The pointer or the focus on it keeps it; it can be closed.
 *
 * Screen reader: an error is read at once, anything else when there is a pause.
 * @see, S-192
 */
export function Toast({ tipo, text, onClosed }: ToastProps) {
  const t = useTexts(toastTexts);
  const [open, setOpen] = useState(true);
  const [touched, setTouched] = useState(false);
  const Icon = ICONS[tipo];
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      duration={touched ? EXTENDED : SHOWN}
      type={tipo === 'ERROR' ? 'foreground' : 'background'}
      onPause={() => setTouched(true)}
      // A click anywhere in it would otherwise count as a swipe that ended.
      onSwipeStart={(event) => event.preventDefault()}
      onAnimationEnd={() => {
        if (!open) onClosed();
      }}
      data-tipo={tipo}
      className={toast({ tipo })}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <Radix.Title className="min-w-0 flex-1 break-words">{text}</Radix.Title>
      <Radix.Close asChild>
        <Button tone="quiet" size="sm" className="-my-1 px-1.5" aria-label={t('close')}>
          <X aria-hidden="true" />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}
