import { SunMoon } from 'lucide-react';
import { lazy } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { Button } from '../../primitives/button/index.ts';
import type { AppearanceMenuProps } from './appearance.ts';
import { appearanceMenuTexts } from './appearance-menu.texts.ts';

const load = () => import('./appearance-list.tsx');
const AppearanceList = lazy(async () => ({ default: (await load()).AppearanceList }));

/** The theme (light, dark) and the density of lines. */
export function AppearanceMenu(props: AppearanceMenuProps) {
  const t = useTexts(appearanceMenuTexts);
  const trigger = (
    <Button tone="quiet" size="icon" aria-label={t('label')}>
      <SunMoon aria-hidden="true" />
    </Button>
  );
  return (
    <OnDemandMenu trigger={trigger} preload={load}>
      <AppearanceList trigger={trigger} {...props} />
    </OnDemandMenu>
  );
}
