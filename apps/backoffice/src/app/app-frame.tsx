import type { User } from '@guiche/domain/entities';
import { ToastProvider } from '@guiche/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LanguageProvider } from '../shared/i18n/language-provider.tsx';
import { ReplaceUserContext, UserContext } from '../shared/session/session-context.tsx';
import { createQueryClient } from './query-client.ts';

export interface AppProps {
  /** The logged user, when the app starts. */
  user: User;
}

/** What every screen of a logged user stands in: the user, the language, the cache of the server's responses, the toasts. */
export function AppFrame(props: AppProps & { children: ReactNode }) {
  const [user, replaceUser] = useState(props.user);
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageProvider>
      <UserContext value={user}>
        <ReplaceUserContext value={replaceUser}>
          <QueryClientProvider client={queryClient}>
            <ToastProvider>{props.children}</ToastProvider>
          </QueryClientProvider>
        </ReplaceUserContext>
      </UserContext>
    </LanguageProvider>
  );
}
