export { type ToastMessage, ToastProvider, type ToastProviderProps, useToast } from './toast-provider.tsx';
