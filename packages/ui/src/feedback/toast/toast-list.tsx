import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/index.ts';
import { type FocusOrigin, originOf, returnFocus } from '../../internal/focus-origin.ts';
import { Announcement } from './announcement.tsx';
import { toastTexts } from './toast.texts.ts';
import { Toast } from './toast.tsx';
import { HOTKEY, type ShownToast } from './toast-message.ts';
import { AT_FIRST, useClearPlace } from './use-clear-place.ts';
import { useHeld } from './use-held.ts';
import { useWithinReach } from './use-within-reach.ts';

interface ToastListProps {
  shown: readonly ShownToast[];
  onClosing: (id: number) => void;
  onClosed: (id: number) => void;
}

/**
 * The toasts on screen, and their position: at the top right, where they cover nothing that has to stay clear. Of several the newest is shown,
 * and the newest with an action, which must not pass unseen; with them the number of the others, which unfold below.
 *
 * Not Radix' toast: it is a layer, which takes the Escape that is meant for a dialog, and its list renders each toast three times.
 */
export function ToastList({ shown, onClosing, onClosed }: ToastListProps) {
  const t = useTexts(toastTexts);
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [wantsAll, setWantsAll] = useState(false);
  const present = shown.filter(({ closing }) => !closing);
  const newest = present.at(-1) ?? shown.at(-1);
  const offering = present.findLast(({ action }) => action);
  // One with an action that leaves is still seen leaving.
  const lastOffering = shown.findLast(({ action }) => action);
  const others = present.filter((toast) => toast !== newest && toast !== offering);
  const unfolded = wantsAll && others.length > 0;
  // The next ones that come together are folded again.
  if (wantsAll && others.length === 0) setWantsAll(false);
  const hasToasts = shown.length > 0;
  useClearPlace(list, region, hasToasts && !unfolded);
  useWithinReach(region, hasToasts);
  const held = useHeld(region, hasToasts);

  useEffect(() => {
    if (!hasToasts) return;
    const go = ({ key }: KeyboardEvent) => key === HOTKEY && list.current?.focus();
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [hasToasts]);

  /** Where the focus was before it came to the messages. */
  const origin = useRef<FocusOrigin>(null);
  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = originOf(relatedTarget);
  }
  function handleClosing(id: number) {
    onClosing(id);
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !list.current?.contains(activeElement)) return;
    activeElement.blur();
    returnFocus(origin.current ?? originOf(null));
  }
  // At the end of the body, and live: an open window hides the rest of the page from screen readers, but neither what comes later nor what is live.
  return createPortal(
    // A press on a toast is not one beside an open panel.
    <DismissableLayerBranch ref={region} role="region" aria-live="off" aria-label={t('viewport', { hotkey: HOTKEY })} onFocus={handleFocus}>
      {/* In a corner of the window: beside the page's own elements its place would follow theirs. */}
      <div className="g:fixed g:start-0 g:top-0">
        {shown.map(({ id, ...message }) => (
          <Announcement key={id} {...message} />
        ))}
      </div>
      <ol
        ref={list}
        tabIndex={-1}
        className={`${AT_FIRST} g:fixed g:z-60 g:flex g:w-88 g:max-w-[calc(100%-1rem)] g:flex-col g:gap-2 g:rounded-md g:outline-none g:max-sm:w-full ${unfolded ? 'g:overflow-y-auto' : ''}`}
      >
        {[...shown].reverse().map(({ id, ...message }) => (
          <Toast
            key={id}
            {...message}
            // One that leaves is newer than the newest of those that stay, or has not been on the screen.
            hidden={!unfolded && newest !== undefined && id < newest.id && id !== offering?.id && id !== lastOffering?.id}
            others={
              id === newest?.id && others.length > 0
                ? { count: others.length, failed: others.some(({ tipo }) => tipo === 'ERROR'), shown: unfolded, onShow: setWantsAll }
                : undefined
            }
            held={held}
            onClosing={() => handleClosing(id)}
            onClosed={() => onClosed(id)}
          />
        ))}
      </ol>
    </DismissableLayerBranch>,
    document.body,
  );
}
