import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { ShownToast, ToastMessage } from './toast-message.ts';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await load()).ToastList }));

/** The delay before the list is fetched ahead, in ms: toasts must still appear when the network fails later. */
const AHEAD = 3_000;

type Act = (message: ToastMessage) => void;
const ToastContext = createContext<{ readonly show: Act; readonly takeBack: Act } | null>(null);

let nextId = 0;

export interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Shows toasts at the top right, on a phone across the top, the newest on top. A toast that is already on screen is not shown again.
 * @see A-290, S-192, S-193
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD);
    return () => clearTimeout(timer);
  }, []);

  function show({ tipo, text }: ToastMessage) {
    setUsed(true);
    setShown((present) => {
      if (present.some((other) => other.tipo === tipo && other.text === text)) return present;
      nextId += 1;
      return [...present, { id: nextId, tipo, text }];
    });
  }

  function takeBack({ tipo, text }: ToastMessage) {
    setShown((present) => present.filter((other) => other.tipo !== tipo || other.text !== text));
  }

  return (
    <ToastContext value={{ show, takeBack }}>
      {children}
      {used && (
        <Suspense fallback={null}>
          <ToastList shown={shown} onClosed={(id) => setShown((present) => present.filter((other) => other.id !== id))} />
        </Suspense>
      )}
    </ToastContext>
  );
}

function useToasts() {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('Toasts need a ToastProvider above them.');
  return toasts;
}

/** A function that shows a toast: `toast({ tipo: 'SUCCESS', text })`. */
export function useToast(): Act {
  return useToasts().show;
}

/** A function that takes a toast off the screen before its time: what it says no longer holds. */
export function useTakeBackToast(): Act {
  return useToasts().takeBack;
}
