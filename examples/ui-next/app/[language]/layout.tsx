import '@guiche/ui/styles.css';
import { UiLanguageProvider } from '@guiche/ui/i18n';
import type { ReactNode } from 'react';
import { languageOf } from './language-of';

interface LayoutProps {
  params: Promise<{ language: string }>;
  children: ReactNode;
}

/** The components speak the language of the address, on the server too. */
export default async function Layout({ params, children }: LayoutProps) {
  const language = languageOf((await params).language);
  return (
    <html lang={language} data-theme="light" data-density="comfortable">
      <body>
        <UiLanguageProvider language={language}>{children}</UiLanguageProvider>
      </body>
    </html>
  );
}
