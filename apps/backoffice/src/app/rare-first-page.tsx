import { entryOf } from '@guiche/domain/access';
import { PasswordChangePage } from '../features/password-change/password-change-page.tsx';
import { LanguageProvider } from '../shared/i18n/language-provider.tsx';
import type { AppProps } from './app-frame.tsx';
import { ClientApp } from './client-app.tsx';

/** What a user meets in place of the agency's app: that of a client company's people, or the change of a password that must be changed first. @see */
export function RareFirstPage({ user }: AppProps) {
  if (entryOf(user) === 'client') return <ClientApp user={user} />;
  return (
    <LanguageProvider>
      <PasswordChangePage user={user} />
    </LanguageProvider>
  );
}
