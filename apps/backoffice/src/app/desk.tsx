import { DeadlineWatch } from '../shared/deadlines/deadline-watch.tsx';
import { ExternalSupplierCheck } from '../shared/session/external-supplier-check.tsx';
import { useUser } from '../shared/session/session-context.tsx';
import { KeyboardDesk, type KeyboardDeskProps } from '../shared/shortcuts/keyboard-desk.tsx';
import { opensFor } from './guards.ts';
import { SessionWatch } from './session-watch.tsx';
import { useLinkMemory } from './use-link-memory.ts';

export interface DeskProps extends KeyboardDeskProps {
  /** Whether the user wants notifications of the desktop. */
  notices: boolean;
}

/**
 * What helps on every screen, and is not part of what the first one waits for: the keyboard, the place to which one comes back, the watches over
 * the session and the deadlines, and whether the user works with external suppliers. @see, B-048, B-049, B-051, B-068
 */
export function Desk({ notices, ...keyboard }: DeskProps) {
  const user = useUser();
  useLinkMemory('conteudo');
  return (
    <>
      <KeyboardDesk {...keyboard} />
      <SessionWatch />
      <ExternalSupplierCheck />
      {opensFor('/agencia', user) && <DeadlineWatch notices={notices} />}
    </>
  );
}
