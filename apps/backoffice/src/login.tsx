import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyNonce } from './app/nonce.ts';
import { LoginPage } from './features/login/login-page.tsx';
import { LanguageProvider } from './shared/i18n/language-provider.tsx';
import { loadFirstTexts } from './shared/i18n/texts.ts';
import { session } from './shared/session/session.ts';

async function start(): Promise<void> {
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
