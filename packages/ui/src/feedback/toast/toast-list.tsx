import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { type FocusOrigin, originOf, returnFocus } from '../../internal/focus-origin.ts';
import { toastTexts } from './toast.texts.ts';
import { Toast } from './toast.tsx';
import type { ShownToast } from './toast-message.ts';
import { useClearPlace } from './use-clear-place.ts';

interface ToastListProps {
  shown: readonly ShownToast[];
  onClosing: (id: number) => void;
  onClosed: (id: number) => void;
}

/**
 * The toasts on screen, and their position: at the top right, where they cover nothing that has to stay clear. Of several the newest is shown,
 * with the number of the others, which unfold below it.
 */
export function ToastList({ shown, onClosing, onClosed }: ToastListProps) {
  const t = useTexts(toastTexts);
  const list = useRef<HTMLOListElement>(null);
  const [wantsAll, setWantsAll] = useState(false);
  const present = shown.filter(({ closing }) => !closing);
  const newest = present.at(-1) ?? shown.at(-1);
  const others = present.filter((toast) => toast !== newest);
  const unfolded = wantsAll && others.length > 0;
  // The next ones that come together are folded again.
  if (wantsAll && others.length === 0) setWantsAll(false);
  const { top, right } = useClearPlace(list, shown.length > 0 && !unfolded);
  /** Where the focus was before it came to the messages. */
  const origin = useRef<FocusOrigin>(null);
  useEffect(() => {
    // Around the list there are elements that only lead into it and out.
    const region = list.current?.parentElement;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) origin.current = originOf(relatedTarget);
    };
    region?.addEventListener('focusin', note);
    return () => region?.removeEventListener('focusin', note);
  }, []);

  function handleClosing(id: number) {
    onClosing(id);
    // Radix leaves the focus on the list, from which the keyboard finds no way back to the work.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !list.current?.contains(activeElement)) return;
      activeElement.blur();
      returnFocus(origin.current ?? originOf(null));
    });
  }
  return (
    <Radix.Provider label={t('label')} swipeDirection="right">
      {shown.map(({ id, closing: _closing, ...message }) => (
        <Toast
          key={id}
          {...message}
          // One that leaves is newer than the newest of those that stay, or has not been on the screen.
          hidden={!unfolded && newest !== undefined && id < newest.id}
          others={
            id === newest?.id && others.length > 0
              ? { count: others.length, failed: others.some(({ tipo }) => tipo === 'ERROR'), shown: unfolded, onShow: setWantsAll }
              : undefined
          }
          onClosing={() => handleClosing(id)}
          onClosed={() => onClosed(id)}
        />
      ))}
      <Radix.Viewport
        ref={list}
        label={t('viewport')}
        style={{ top, right, maxHeight: `calc(100dvh - ${top}px - 8px)` }}
        // Toasts mount one after the other; in reverse order the newest is on top.
        className={`g:fixed g:z-60 g:flex g:w-88 g:max-w-[calc(100%-1rem)] g:flex-col-reverse g:gap-2 g:rounded-md g:outline-none g:max-sm:w-full ${unfolded ? 'g:overflow-y-auto' : ''}`}
      />
    </Radix.Provider>
  );
}
