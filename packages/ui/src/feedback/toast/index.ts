export type { ToastMessage } from './toast-message.ts';
export { ToastProvider, type ToastProviderProps, useToast } from './toast-provider.tsx';
