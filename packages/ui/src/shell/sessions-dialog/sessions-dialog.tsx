import type { OpenSession } from '@guiche/domain/entities';
import { sessionMessages } from '@guiche/domain/messages/session';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { SessionEntry } from './session-entry.tsx';
import { sessionsDialogTexts } from './sessions-dialog.texts.ts';

export interface SessionsDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** The open sessions, in the order of the list; the present one is put first. Undefined while they load. */
  sessions: readonly OpenSession[] | undefined;
  /** Loads the sessions again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Whether the other sessions are being ended. */
  pending?: boolean;
  /** Called by the button that ends all sessions but the present one. */
  onEndOthers: () => void;
}

/**
 * The open sessions of the user, with a button that ends all but the present one at once.
 *
 * Use: for people to see where they are signed in, and to end what they do not know.
 * Not for: signing out here, which the user's menu does.
 * Keyboard: Enter, Space: press the button that ends the others; Up, Down: scroll the list; Escape: closes.
 * Screen reader: a dialog with a list; each entry says browser, address and times, and whether it is the present one.
 * @see B-068
 * @keywords sessões, dispositivos, segurança
 */
export function SessionsDialog({ open, onOpenChange, sessions, onRetry, pending = false, onEndOthers }: SessionsDialogProps) {
  const t = useTexts(sessionsDialogTexts);
  const message = useMessage(sessionMessages);
  const listed = onRetry ? undefined : sessions;
  const others = listed?.filter(({ atual }) => !atual) ?? [];
  const present = listed?.filter(({ atual }) => atual) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={message('sessoes_abertas')}
      footer={
        others.length > 0 && (
          <Button tone="danger" pending={pending} onClick={onEndOthers}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {onRetry && <ErrorState title={t('failed')} onRetry={onRetry} />}
      {!onRetry && !listed && (
        <div role="status" aria-busy="true" className="g:flex g:flex-col g:gap-2">
          <span className="g:sr-only">{t('loading')}</span>
          <Skeleton className="g:h-5 g:w-48" />
          <Skeleton className="g:h-4 g:w-64" />
          <Skeleton className="g:h-4 g:w-64" />
        </div>
      )}
      {listed && (
        <ul
          aria-label={message('sessoes_abertas')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
          tabIndex={0}
          className="g:[&>*+*]:border-line g:[&>*+*]:border-t"
        >
          {[...present, ...others].map((session, index) => (
            // Two sessions may be alike in everything that is told of them.
            <SessionEntry key={`${session.criadaEm} ${index}`} session={session} />
          ))}
        </ul>
      )}
      {listed && others.length === 0 && <p className="g:mt-3 g:text-ink-2">{t('noOther')}</p>}
    </Dialog>
  );
}
