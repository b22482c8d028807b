import { sessionMessages } from '@guiche/domain/messages/session';
import { useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router';

/** Leads somebody who may not open a route to where that person may go, and says so: another screen than the one asked for would puzzle. @see */
export function LedAway({ to }: { to: string }) {
  const message = useMessage(sessionMessages);
  const toast = useToast();
  const tell = useEffectEvent(() => toast({ tipo: 'WARNING', text: message('pagina_sem_acesso') }));
  useEffect(() => tell(), []);
  return <Navigate to={to} replace />;
}
