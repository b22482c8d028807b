import type { TravelRequest } from '@guiche/domain/entities';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import type { Responsibility } from '../../shared/requests/use-responsibility.tsx';
import { type Shortcut, useShortcuts } from '../../shared/shortcuts/shortcuts.ts';

interface RequestCommands {
  history: boolean;
  /** Asks whether the quoting is concluded; undefined while it cannot be. */
  onConclude: (() => void) | undefined;
  /** Opens the list of the colleagues to whom the request may be assigned. */
  onAssign: () => void;
  onLog: () => void;
}

/** What keys and palette do on the page of a request: those of its actions that may be done, and its chat. @see B-048, B-049 */
export function useRequestShortcuts(request: TravelRequest, responsibility: Responsibility, commands: RequestCommands): void {
  const { history, onConclude, onAssign, onLog } = commands;
  const t = useText();
  const openChat = useChatOpener();
  const shortcuts: Shortcut[] = [];
  if (!history && responsibility.mayTakeOver(request))
    shortcuts.push({ ways: [['t']], label: t('request.keys.takeOver'), run: () => responsibility.takeOver(request) });
  if (!history && responsibility.mayRelease(request))
    shortcuts.push({ ways: [['r']], label: t('request.keys.release'), run: () => responsibility.release(request) });
  if (!history && responsibility.mayAssign) shortcuts.push({ ways: [], label: t('request.commands.assign'), run: onAssign });
  if (openChat) shortcuts.push({ ways: [['c']], label: t('request.keys.chat'), run: () => openChat(request) });
  if (onConclude) shortcuts.push({ ways: [], label: t('request.conclude'), run: onConclude });
  shortcuts.push({ ways: [], label: t('request.commands.log'), run: onLog });
  useShortcuts(t('request.keys.title'), shortcuts);
}
