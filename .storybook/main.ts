import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { BROWSER_LIBRARIES } from '../tools/browser-libraries.ts';
import { componentDocs } from '../tools/lib/component-docs/storybook-plugin.ts';
import { designTokens } from '../tools/lib/tokens/storybook-plugin.ts';
import { BEHAVIOUR } from './behaviour.ts';
import { ourEntries } from './index-entries.ts';
import { previewHead } from './preview-head.ts';

const root = join(import.meta.dirname, '..');

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables come from the compiler (tools/lib/component-docs).
  typescript: { reactDocgen: false, check: false },
  // Out of the menu until somebody asks for them with its filter; the Vitest addon runs them all the same.
  tags: { [BEHAVIOUR]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers) => indexers?.map(ourEntries) ?? [],
  previewHead: (head) => `${head ?? ''}${previewHead(root)}`,
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), componentDocs(root), designTokens(root)],
      // The pages about the foundations alone need the colours of culori.
      optimizeDeps: { include: [...BROWSER_LIBRARIES, 'culori'] },
      resolve: { conditions: ['@guiche/source', ...defaultClientConditions] },
    }),
});
