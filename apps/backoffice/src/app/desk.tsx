import type { AppearanceMenuProps } from '@guiche/ui/shell/appearance-menu';
import { DeadlineWatch } from '../shared/deadlines/deadline-watch.tsx';
import { useText } from '../shared/i18n/language-provider.tsx';
import { ExternalSupplierCheck } from '../shared/session/external-supplier-check.tsx';
import { logOut } from '../shared/session/log-out.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { showSessions } from '../shared/session/show-sessions.ts';
import { KeyboardDesk, type KeyboardDeskProps } from '../shared/shortcuts/keyboard-desk.tsx';
import { opensFor } from './guards.ts';
import { SessionWatch } from './session-watch.tsx';
import { useLinkMemory } from './use-link-memory.ts';

const DENSITIES = ['comfortable', 'compact'] as const;
const THEMES = ['system', 'light', 'dark'] as const;

export interface DeskProps extends Pick<KeyboardDeskProps, 'screens'> {
  /** Theme and density: the palette offers those that are not chosen. */
  looks: AppearanceMenuProps;
  /** Whether the user wants notifications of the desktop. */
  notices: boolean;
}

/**
 * What helps on every screen, and is not part of what the first one waits for: the keyboard, the place to which one comes back, the watches over
 * the session and the deadlines, and whether the user works with external suppliers. @see, B-048, B-049, B-051, B-068
 */
export function Desk({ notices, looks, screens }: DeskProps) {
  const t = useText();
  const user = useUser();
  useLinkMemory('conteudo');
  return (
    <>
      <KeyboardDesk
        screens={screens}
        actions={[
          { label: t('shortcuts.sessions'), run: showSessions },
          ...DENSITIES.filter((density) => density !== looks.density).map((density) => ({
            label: t(`shortcuts.densities.${density}`),
            run: () => looks.onDensityChange(density),
          })),
          ...THEMES.filter((theme) => theme !== looks.theme).map((theme) => ({
            label: t(`shortcuts.themes.${theme}`),
            run: () => looks.onThemeChange(theme),
          })),
          { label: t('shortcuts.logOut'), run: () => void logOut(null) },
        ]}
      />
      <SessionWatch />
      <ExternalSupplierCheck />
      {opensFor('/agencia', user) && <DeadlineWatch notices={notices} />}
    </>
  );
}
