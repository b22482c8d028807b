import * as Radix from '@radix-ui/react-toast';
import { useTexts } from '../../i18n/index.ts';
import { toastTexts } from './toast.texts.ts';
import { Toast } from './toast.tsx';
import type { ShownToast } from './toast-message.ts';

interface ToastListProps {
  shown: readonly ShownToast[];
  onClosed: (id: number) => void;
}

/** The toasts on screen, and their position. */
export function ToastList({ shown, onClosed }: ToastListProps) {
  const t = useTexts(toastTexts);
  return (
    <Radix.Provider label={t('label')} swipeDirection="right">
      {shown.map(({ id, tipo, text }) => (
        <Toast key={id} tipo={tipo} text={text} onClosed={() => onClosed(id)} />
      ))}
      <Radix.Viewport
        label={t('viewport')}
        // Toasts mount one after the other; in reverse order the newest is on top.
        className="fixed top-14 right-4 z-60 flex w-96 max-w-[calc(100vw-2rem)] flex-col-reverse gap-2 outline-none max-sm:right-2 max-sm:left-2 max-sm:w-auto max-sm:max-w-none"
      />
    </Radix.Provider>
  );
}
