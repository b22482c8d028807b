import { loadMessages, UiLanguageProvider } from '@guiche/ui/i18n';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import './preview.css';

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

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Inputs', 'Form', 'Data', 'Feedback', 'Shell', 'Request', 'Modals'] } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'pt-BR' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    density: { description: 'Density', toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true } },
    language: { description: 'Language', toolbar: { icon: 'globe', items: ['pt-BR', 'en', 'es'], dynamicTitle: true } },
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
