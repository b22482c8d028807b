import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { BROWSER_LIBRARIES } from '../tools/browser-libraries.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss()],
      optimizeDeps: { include: BROWSER_LIBRARIES },
      resolve: { conditions: ['@guiche/source', ...defaultClientConditions] },
    }),
});
