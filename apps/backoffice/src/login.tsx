import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyNonce } from './app/nonce.ts';
import { LoginPage } from './features/login/login-page.tsx';
import { LanguageProvider } from './shared/i18n/language-provider.tsx';
import { loadFirstTexts } from './shared/i18n/texts.ts';
import { addressAfterLogin } from './shared/session/login-page.ts';
import { followOtherTabs } from './shared/session/other-tabs.ts';
import { session } from './shared/session/session.ts';

async function start(): Promise<void> {
  // Whoever logs in in another tab need not do it here again.
  followOtherTabs({ onOpened: () => location.replace(addressAfterLogin(location.hash)) });
  applyNonce();
  const root = document.getElementById('root');
  await loadFirstTexts(session.language());
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <LoginPage />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
// Written so that a build without the setting holds nothing of it.
if (import.meta.env.VITE_ANALYTICS_URL) void import('./app/analytics.ts').then(({ startAnalytics }) => startAnalytics());
