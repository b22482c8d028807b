import type { User } from '@guiche/domain/entities';
import { ToastProvider } from '@guiche/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { LanguageProvider } from '../shared/i18n/language-provider.tsx';
import { ReplaceUserContext, UserContext } from '../shared/session/session-context.tsx';
import { createQueryClient } from './query-client.ts';
import { AppRoutes } from './router.tsx';

export interface AppProps {
  /** The logged user, when the app starts. */
  user: User;
}

/** The app of a logged user. */
export function App(props: AppProps) {
  const [user, replaceUser] = useState(props.user);
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageProvider>
      <UserContext value={user}>
        <ReplaceUserContext value={replaceUser}>
          <QueryClientProvider client={queryClient}>
            <ToastProvider>
              <AppRoutes />
            </ToastProvider>
          </QueryClientProvider>
        </ReplaceUserContext>
      </UserContext>
    </LanguageProvider>
  );
}
