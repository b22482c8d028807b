import { session } from '../../../shared/session/session.ts';
import { HeldFiles } from './held-files.ts';

/** Without a session the page is left without a question: nothing could be sent any more. */
function ask(event: BeforeUnloadEvent) {
  if (session.authorization() !== null) event.preventDefault();
}

/** The held files of this page. While there are any, the browser asks before it leaves the page: they would be lost. */
export const heldFiles = new HeldFiles((any) => (any ? addEventListener('beforeunload', ask) : removeEventListener('beforeunload', ask)));
