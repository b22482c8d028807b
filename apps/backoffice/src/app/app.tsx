import { onDemand } from '@guiche/ui/on-demand';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { AppFrame, type AppProps } from './app-frame.tsx';
import { AppRoutes } from './router.tsx';

// Not part of what the first screen waits for: asked when that has been shown.
const ExternalSupplierCheck = onDemand(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await withMessages((await import('./rare-screens.ts')).loadExternalSupplierCheck())).ExternalSupplierCheck;
});

/** The app of a logged user of an agency. */
export function App({ user }: AppProps) {
  return (
    <AppFrame user={user}>
      <AppRoutes />
      <ExternalSupplierCheck failed={null} />
    </AppFrame>
  );
}
