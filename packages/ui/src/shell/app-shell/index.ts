export { AppShell, type AppShellProps } from './app-shell.tsx';
export type { NavigationEntry } from './navigation.ts';
