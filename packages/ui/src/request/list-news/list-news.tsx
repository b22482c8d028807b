import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useKeptFocus } from '../../internal/use-kept-focus.ts';
import { Button } from '../../primitives/button/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { listNewsTexts } from './list-news.texts.ts';

export interface ListNewsProps {
  /** How many requests the list would have that it does not show yet. */
  added: number;
  /** Whether something else would move: requests that leave the list, or change their place in it. */
  changed?: boolean;
  /** What is about to change: a list, or one request. */
  subject?: 'list' | 'request';
  /** Called to show the list as it is now. */
  onShow: () => void;
}

/**
 * Offers what has come to a list meanwhile, so that nothing moves under the pointer or the focus of whoever reads it. Without news there is
 * nothing to see. It lies over the page, below the menu: neither its coming nor its going moves anything.
 *
 * Use: above a list that follows the server.
 * Not for: a change within a row that stays where it is, which is shown at once.
 * Parts: what has come, and the button that shows it.
 * Keyboard: Enter, Space: show it; Alt+N: shows it from anywhere, except while a window is open.
 * Screen reader: told politely when it comes and when it changes; the button says what it shows.
 * @see B-042
 * @keywords novidades, novas solicitações, atualizar
 */
export function ListNews({ added, changed = false, subject = 'list', onShow }: ListNewsProps) {
  const t = useTexts(listNewsTexts);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  const text = added > 0 ? t('added', { count: added }) : changed ? t(subject) : '';

  useEffect(() => {
    if (text === '') return;
    function show(event: KeyboardEvent) {
      // By its place: with Alt, some keyboards write another letter.
      if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      onShow();
    }
    document.addEventListener('keydown', show);
    return () => document.removeEventListener('keydown', show);
  }, [text, onShow]);

  return (
    <div ref={area} data-slot="list-news" className="g:own">
      <p role="status" className="g:sr-only">
        {text}
      </p>
      {text !== '' && (
        <div className="g:pointer-events-none g:fixed g:inset-x-0 g:top-[calc(var(--guiche-sticky-top,0px)+0.375rem)] g:z-30 g:flex g:justify-center">
          <Button size="sm" tone="primary" className="g:pointer-events-auto g:shadow-lg" aria-keyshortcuts="Alt+N" onClick={onShow}>
            <RefreshCw aria-hidden="true" />
            <span className="g:sr-only">{`${text}. ${t('show')}`}</span>
            <span aria-hidden="true" className="g:own">
              {text}
            </span>
            <Kbd aria-hidden="true" className="g:pointer-coarse:hidden">
              {t('key')}
            </Kbd>
          </Button>
        </div>
      )}
    </div>
  );
}
