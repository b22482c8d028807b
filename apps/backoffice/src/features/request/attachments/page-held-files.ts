import { session } from '../../../shared/session/session.ts';
import { HeldFiles } from './held-files.ts';
import { createLostFiles } from './lost-files.ts';

/** The files that were lost with a page of this tab. */
export const lostFiles = createLostFiles(sessionStorage);

/** Without a session the page is left without a question: nothing could be sent any more. */
function ask(event: BeforeUnloadEvent) {
  if (session.authorization() !== null) event.preventDefault();
}

/** A page that the browser keeps as it is comes back with its files. */
function noteLost({ persisted }: PageTransitionEvent) {
  if (!persisted) lostFiles.note(location.hash, heldFiles.names());
}

/** The held files of this page. While there are any, the browser asks before it leaves the page: they would be lost. */
export const heldFiles = new HeldFiles((any) => {
  const change = any ? addEventListener : removeEventListener;
  change('beforeunload', ask);
  change('pagehide', noteLost);
});
