import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import domain from '../packages/domain/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };

// Prepared before the first story runs: a library found half-way makes Vite reload the page under a running test.
const LIBRARIES = [domain.dependencies, ui.dependencies, ui.peerDependencies]
  .flatMap((dependencies) => Object.keys(dependencies))
  .filter((name) => !name.startsWith('@guiche/') && !name.startsWith('@fontsource'))
  // Entries below a package's name, some behind a dynamic import.
  .concat(['factory', 'number', 'pattern'].map((name) => `imask/esm/masked/${name}`))
  .concat(['en-US', 'es', 'pt-BR'].map((name) => `react-day-picker/locale/${name}`));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss()],
      optimizeDeps: { include: LIBRARIES },
      resolve: { conditions: ['@guiche/source', ...defaultClientConditions] },
    }),
});
