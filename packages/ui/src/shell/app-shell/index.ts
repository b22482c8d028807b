export { AppShell, type AppShellProps, type NavigationEntry } from './app-shell.tsx';
