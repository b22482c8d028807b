import { sessionMessages } from '@guiche/domain/messages/session';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { useState } from 'react';
import { FrontDoorPage } from '../../shared/front-door-page.tsx';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { logOut } from '../../shared/session/log-out.ts';

export interface PasswordChangePageProps {
  /** The name of the logged user. */
  name: string;
}

/**
 * What a user meets who must set a new password before anything else: what is needed, who can help, and the way out. The password cannot be
 * changed here yet.
 * @see A-184
 */
export function PasswordChangePage({ name }: PasswordChangePageProps) {
  const t = useText();
  const message = useMessage(sessionMessages);
  const [leaving, setLeaving] = useState(false);
  const title = message('redefinir_senha');

  return (
    <FrontDoorPage title={title}>
      <div className="g:flex g:flex-col g:items-start g:gap-4">
        <h1 className="g:font-semibold g:text-xl">{title}</h1>
        <p>{t('passwordChange.why', { name })}</p>
        <p className="g:text-ink-2">{t('passwordChange.how')}</p>
        <Button
          tone="primary"
          pending={leaving}
          onClick={() => {
            setLeaving(true);
            void logOut(null);
          }}
        >
          {message('sair')}
        </Button>
      </div>
    </FrontDoorPage>
  );
}
