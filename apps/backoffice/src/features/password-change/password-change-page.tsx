import { CallError } from '@guiche/contract/client';
import { changePassword } from '@guiche/contract/session';
import type { User } from '@guiche/domain/entities';
import { sessionMessages } from '@guiche/domain/messages/session';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { PasswordChangeForm } from '@guiche/ui/shell/password-change-form';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { FrontDoorPage } from '../../shared/front-door-page.tsx';
import { logOut } from '../../shared/session/log-out.ts';
import { session } from '../../shared/session/session.ts';

export interface PasswordChangePageProps {
  /** The logged user. */
  user: User;
}

/**
 * What a user meets who must set a new password before anything else: the new password, and the way out. Once it is set, the app opens.
 * @see
 */
export function PasswordChangePage({ user }: PasswordChangePageProps) {
  const message = useMessage(sessionMessages);
  const [leaving, setLeaving] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function change(password: string) {
    setPending(true);
    setError(undefined);
    try {
      await api.call(changePassword, { params: { id: user.id }, body: { login: user.login, password } });
      session.storeUser({ ...user, changePassword: false });
      location.reload();
    } catch (failure) {
      const said = failure instanceof CallError ? failure.errors[0]?.titulo : undefined;
      setError(said ?? message('credenciais_invalidas'));
      setPending(false);
    }
  }

  return (
    <FrontDoorPage title={message('redefinir_senha')}>
      <PasswordChangeForm
        name={user.name}
        login={user.login}
        error={error}
        pending={pending}
        onSubmit={(password) => void change(password)}
        actions={
          <Button
            tone="quiet"
            pending={leaving}
            onClick={() => {
              setLeaving(true);
              void logOut(null);
            }}
          >
            {message('sair')}
          </Button>
        }
      />
    </FrontDoorPage>
  );
}
