import { useEffect } from 'react';
import type { GuidancePair } from '../../test-support/page.ts';
import type { ToastMessage } from './toast-message.ts';
import { ToastProvider, useToast } from './toast-provider.tsx';

/** Shows a toast as an action would, and keeps it: a picture stands still. */
function Shown(message: ToastMessage) {
  const toast = useToast();
  useEffect(() => toast(message), []);
  useEffect(() => {
    // Toasts wait while the window is left.
    const hold = setInterval(() => window.dispatchEvent(new Event('blur')), 100);
    return () => clearInterval(hold);
  }, []);
  return null;
}

export const guidance: readonly GuidancePair[] = [
  {
    framed: 140,
    do: {
      words: 'It names what happened, and offers to undo it.',
      example: (
        <ToastProvider>
          <Shown tipo="SUCCESS" text="Cotação da Gol removida." action={{ label: 'Desfazer', onAct: () => undefined }} />
        </ToastProvider>
      ),
    },
    dont: {
      words: 'A cheer without a thing: nobody knows what was done, nor whether it was meant.',
      example: (
        <ToastProvider>
          <Shown tipo="SUCCESS" text="Sucesso!" />
        </ToastProvider>
      ),
    },
  },
  {
    framed: 140,
    do: {
      words: 'An error of an action says what was kept.',
      example: (
        <ToastProvider>
          <Shown tipo="ERROR" text="Cotação não salva: sem conexão. O que foi digitado continua aqui." />
        </ToastProvider>
      ),
    },
    dont: {
      words: 'The error of a field belongs at the field: after ten seconds nobody can read it here.',
      example: (
        <ToastProvider>
          <Shown tipo="ERROR" text="O localizador tem 6 letras ou algarismos." />
        </ToastProvider>
      ),
    },
  },
];
