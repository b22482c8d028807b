import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { onDemand } from '../../on-demand/index.ts';
import type { ShownToast, ToastMessage } from './toast-message.ts';

const ToastList = onDemand(async () => (await import('./toast-list.tsx')).ToastList);

/** The delay before the list is fetched ahead, in ms: toasts must still appear when the network fails later. */
const AHEAD = 3_000;

type Act = (message: ToastMessage) => void;
const ToastContext = createContext<{ readonly show: Act; readonly takeBack: Act } | null>(null);

let nextId = 0;

export interface ToastProviderProps {
  /** The app, whose components may show toasts. */
  children: ReactNode;
}

/**
 * Shows toasts at the top right, on a phone across the top: the newest, the newest with an action, and the others when they are asked for. They cover
 * no primary action, heading or price, neither head nor foot of a window, each of which has `data-keeps-clear`, and nothing that has the focus in a
 * window; where there is room no other action or field of a window, either. A toast that is already on screen is not shown again, unless something
 * can be done about it; its time begins anew.
 *
 * Use: for what just happened and needs no answer; it may carry one action, such as undoing.
 * Not for: a question, which is a `ConfirmDialog`; a notice that must stay in sight, which is a `Banner`.
 * Keyboard: F8: goes to the toasts, out of an open window too; Escape: closes the toast in focus; Tab: goes to its action and its close button.
 * Screen reader: an error is read at once, any other toast at the next pause; F8 goes to the list of toasts.
 * @see A-290, S-192, S-193
 * @keywords mensagem, notificação, snackbar, desfazer
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => void ToastList.preload().catch(() => undefined), AHEAD);
    return () => clearTimeout(timer);
  }, []);

  function show(message: ToastMessage) {
    const { tipo, text, action } = message;
    setUsed(true);
    setShown((present) => {
      // What one of two equal removals undoes is not what the other one does.
      const equal = action ? undefined : present.find((other) => !other.closing && other.tipo === tipo && other.text === text);
      if (equal) return present.map((other) => (other === equal ? { ...other, times: other.times + 1 } : other));
      nextId += 1;
      return [...present, { ...message, id: nextId, times: 1 }];
    });
  }

  function takeBack({ tipo, text, action }: ToastMessage) {
    // Of two equal ones each undoes something else.
    const isMeant = (other: ToastMessage) => other.tipo === tipo && other.text === text && (!action || other.action === action);
    setShown((present) => present.filter((other) => !isMeant(other)));
  }

  return (
    <ToastContext.Provider value={{ show, takeBack }}>
      {children}
      {used && (
        <ToastList
          failed={<PlainToasts shown={shown} />}
          shown={shown}
          onClosing={(id) => setShown((present) => present.map((other) => (other.id === id ? { ...other, closing: true } : other)))}
          onClosed={(id) => setShown((present) => present.filter((other) => other.id !== id))}
        />
      )}
    </ToastContext.Provider>
  );
}

/** What is said when the code of the toasts cannot be fetched: it must be said all the same, and stays. */
function PlainToasts({ shown }: { shown: readonly ShownToast[] }) {
  return (
    <div role="alert" className="g:fixed g:inset-x-0 g:top-0 g:z-50 g:bg-surface-1 g:text-ink g:shadow-pop">
      {shown.map(({ id, text }) => (
        <p key={id} className="g:border-line g:border-b g:px-4 g:py-3">
          {text}
        </p>
      ))}
    </div>
  );
}

function useToasts() {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('Toasts need a ToastProvider above them.');
  return toasts;
}

/** A function that shows a toast: `toast({ tipo: 'SUCCESS', text })`. */
export function useToast(): Act {
  return useToasts().show;
}

/** A function that takes a toast off the screen before its time: what it says no longer holds. One with an action is known by its action, too. */
export function useTakeBackToast(): Act {
  return useToasts().takeBack;
}
