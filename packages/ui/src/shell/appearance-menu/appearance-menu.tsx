import { SunMoon } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { AppearanceMenuProps } from './appearance.ts';
import { appearanceMenuTexts } from './appearance-menu.texts.ts';

const AppearanceList = onDemand(async () => (await import('./appearance-list.tsx')).AppearanceList);

/**
 * The theme (light, dark) and the density of lines.
 *
 * Use: in the head of the app and on the page before it.
 * Not for: settings that are stored with the user.
 * Parts: those of a `Menu`.
 * Keyboard: Enter, Space, Down: open it; Up, Down: move; Enter: chooses; Escape: closes, and the focus comes back.
 * Screen reader: a button with its menu; theme and density are two groups of choices.
 * @keywords tema, escuro, claro, densidade, dark mode
 */
export function AppearanceMenu(props: AppearanceMenuProps) {
  const t = useTexts(appearanceMenuTexts);
  const trigger = (
    <Button tone="quiet" size="icon" aria-label={t('label')}>
      <SunMoon aria-hidden="true" />
    </Button>
  );
  return (
    <OnDemandMenu trigger={trigger} preload={AppearanceList.preload}>
      <AppearanceList meanwhile={trigger} trigger={trigger} {...props} />
    </OnDemandMenu>
  );
}
