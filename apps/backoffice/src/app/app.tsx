import { AppFrame, type AppProps } from './app-frame.tsx';
import { AppRoutes } from './router.tsx';

/** The app of a logged user of an agency. */
export function App({ user }: AppProps) {
  return (
    <AppFrame user={user}>
      <AppRoutes />
    </AppFrame>
  );
}
