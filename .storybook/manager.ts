import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { shownName } from './search-words.ts';

const look = (base: 'light' | 'dark') => create({ base, brandTitle: 'Guichê', brandUrl: './' });

addons.setConfig({
  theme: look('light'),
  sidebar: {
    renderLabel: ({ name }) => shownName(name),
  },
  layoutCustomisations: {
    // The pages of the foundations have nothing to set.
    showPanel: ({ storyId = '' }, usual) => (storyId.startsWith('foundations-') ? false : usual),
  },
});

// The frame around the pages follows the toolbar, as the pages do.
addons.register('guiche/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    addons.setConfig({ theme: look(globals['theme'] === 'dark' ? 'dark' : 'light') });
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});
