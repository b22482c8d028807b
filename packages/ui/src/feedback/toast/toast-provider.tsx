import type { TipoMensagem } from '@guiche/domain/enums';
import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactNode, use, useState } from 'react';
import { useUiText } from '../../i18n/index.ts';
import { Toast } from './toast.tsx';

export interface ToastMessage {
  readonly tipo: TipoMensagem;
  readonly text: string;
}

interface Shown extends ToastMessage {
  readonly id: number;
}

type Show = (message: ToastMessage) => void;
const ToastContext = createContext<Show | null>(null);

let nextId = 0;

export interface ToastProviderProps {
  children: ReactNode;
}

/** Where toasts appear: at the top right, the newest on top, across the top on a phone. One that is on screen is not shown again. @see A-290, S-192, S-193 */
export function ToastProvider({ children }: ToastProviderProps) {
  const t = useUiText();
  const [shown, setShown] = useState<readonly Shown[]>([]);

  function show({ tipo, text }: ToastMessage) {
    setShown((present) => {
      if (present.some((other) => other.tipo === tipo && other.text === text)) return present;
      nextId += 1;
      return [...present, { id: nextId, tipo, text }];
    });
  }

  return (
    <ToastContext value={show}>
      <Radix.Provider label={t('toast.label')} swipeDirection="right">
        {children}
        {shown.map(({ id, tipo, text }) => (
          <Toast key={id} tipo={tipo} text={text} onClosed={() => setShown((present) => present.filter((other) => other.id !== id))} />
        ))}
        <Radix.Viewport
          label={t('toast.viewport')}
          // Toasts mount one after the other; turned round, the newest is on top.
          className="fixed top-14 right-4 z-60 flex w-96 max-w-[calc(100vw-2rem)] flex-col-reverse gap-2 outline-none max-sm:right-2 max-sm:left-2 max-sm:w-auto max-sm:max-w-none"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

/** A function that shows a toast: `toast({ tipo: 'SUCCESS', text })`. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
