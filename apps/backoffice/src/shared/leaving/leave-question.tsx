import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { useMessage } from '@guiche/ui/i18n';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useEffect, useState } from 'react';
import { backStack } from '../back/back-stack.ts';
import { useBackCloses } from '../back/use-back-closes.ts';
import { session } from '../session/session.ts';
import { linkPressed } from './link-pressed.ts';

/** Without a session the page is left without a question: nothing could be saved any more. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  if (session.authorization() !== null) event.preventDefault();
}

/**
 * Asks before a screen with unsaved changes is left: by a link, by the browser's Back, and, in the browser's own words, by a reload or by closing
 * the tab. @see A-230
 */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const message = useMessage(dialogsMessages);
  const [leave, setLeave] = useState<() => void>();
  const [left, setLeft] = useState(false);
  const guards = unsaved && !left;

  useBackCloses(guards, () => {
    setLeave(() => () => history.back());
    return false;
  });
  useEffect(() => {
    if (!guards) return;
    function askAtLink(event: MouseEvent) {
      const hash = linkPressed(event);
      if (hash === undefined) return;
      event.preventDefault();
      setLeave(() => () => {
        location.hash = hash;
      });
    }
    // Not before the page's own listeners: a menu closes at the press as it always does.
    window.addEventListener('click', askAtLink);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      window.removeEventListener('click', askAtLink);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [guards]);

  return (
    <ConfirmDialog
      open={leave !== undefined && guards}
      onOpenChange={() => setLeave(undefined)}
      tone="warning"
      title={message('alteracoes_nao_salvas')}
      onConfirm={() => {
        setLeft(true);
        if (leave) backStack().leave(leave);
      }}
    />
  );
}
