import type { User } from '@guiche/domain/entities';
import { ToastProvider } from '@guiche/ui/feedback/toast';
import { onDemand } from '@guiche/ui/on-demand';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { LanguageProvider } from '../shared/i18n/language-provider.tsx';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { ReplaceUserContext, UserContext } from '../shared/session/session-context.tsx';
import { createQueryClient } from './query-client.ts';
import { AppRoutes } from './router.tsx';

// Not part of what the first screen waits for: asked when that has been shown.
const ExternalSupplierCheck = onDemand(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await withMessages((await import('./rare-screens.ts')).loadExternalSupplierCheck())).ExternalSupplierCheck;
});

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
              <ExternalSupplierCheck failed={null} />
            </ToastProvider>
          </QueryClientProvider>
        </ReplaceUserContext>
      </UserContext>
    </LanguageProvider>
  );
}
