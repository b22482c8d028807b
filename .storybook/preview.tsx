import { loadMessages, UiLanguageProvider } from '@guiche/ui/i18n';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { argTypesOf, fitControls } from './docs/arg-types.ts';
import { componentOf } from './docs/component-of.ts';
import { ComponentPage } from './docs/component-page.tsx';
import { DocsContainer } from './docs/docs-container.tsx';
import { checkLaws } from './laws.ts';
import { MODES } from './modes.ts';
import './preview.css';

/** What Storybook would read from the sources by itself, and less of it. */
const FROM_CATALOGUE = {
  extractArgTypes: (component: unknown) => {
    const doc = componentOf(component);
    return doc ? argTypesOf(doc) : {};
  },
  extractComponentDescription: (component: unknown) => componentOf(component)?.summary ?? '',
};

interface LookProps {
  theme: string;
  density: string;
  children: ReactNode;
}

/** Puts theme and density where the app puts them: on the root, so that portals follow. */
function Look({ theme, density, children }: LookProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['density'] = density;
  }, [theme, density]);
  return children;
}

// The usual second is too short for a machine that does other work as well: a longer wait means that something is broken, not slow.
configure({ asyncUtilTimeout: 20_000 });

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    // A target of 24 pixels is asked for since WCAG 2.2, which axe leaves out by default.
    // Of what passes one place is told: to tell them all took a fifth of the time of the largest stories.
    // No page plays sounds or films, for whose rule axe would fetch the style sheets anew each time.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    // Read by `npm run chromatic` alone.
    chromatic: { modes: MODES, prefersReducedMotion: 'reduce' },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      ...FROM_CATALOGUE,
    },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'Inputs', 'Form', 'Data display', 'Feedback', 'Shell', 'Request', 'Search', 'Modals'],
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'pt-BR' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    density: { description: 'Density', toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true } },
    language: { description: 'Language', toolbar: { icon: 'globe', items: ['pt-BR', 'en', 'es'], dynamicTitle: true } },
  },
  argTypesEnhancers: [fitControls],
  // A docs page shows several stories at once, each with what Storybook puts beside it.
  afterEach: ({ viewMode }) => {
    if (viewMode === 'story') checkLaws();
  },
  // A story that starts in another language has the trade's texts from its first moment on.
  loaders: [({ globals }) => loadMessages(globals['language'])],
  decorators: [
    (Story, { globals }) => (
      <Look theme={String(globals['theme'])} density={String(globals['density'])}>
        <UiLanguageProvider language={globals['language']}>
          <Story />
        </UiLanguageProvider>
      </Look>
    ),
  ],
});
