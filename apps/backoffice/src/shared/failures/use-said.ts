import { type ToastMessage, useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';

/** Shows a message; what it returns takes it back. */
export function useSaid(): (message: ToastMessage) => () => void {
  const toast = useToast();
  const takeBack = useTakeBackToast();
  return (message) => {
    toast(message);
    return () => takeBack(message);
  };
}
