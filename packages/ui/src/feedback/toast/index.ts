export type { ToastMessage } from './toast-message.ts';
export { ToastProvider, type ToastProviderProps, useTakeBackToast, useToast } from './toast-provider.tsx';
