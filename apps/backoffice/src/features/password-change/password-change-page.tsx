import { sessionMessages } from '@guiche/domain/messages/session';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { AppearanceMenu } from '@guiche/ui/shell/appearance-menu';
import { FrontDoor } from '@guiche/ui/shell/front-door';
import { LanguageSwitch } from '@guiche/ui/shell/language-switch';
import { useState } from 'react';
import { useLanguage, useText } from '../../shared/i18n/language-provider.tsx';
import { useLooks } from '../../shared/looks.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

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
  const { language, setLanguage } = useLanguage();
  const looks = useLooks();
  const [leaving, setLeaving] = useState(false);
  const title = message('redefinir_senha');
  useDocumentTitle(title);

  return (
    <FrontDoor
      tools={
        <>
          <AppearanceMenu {...looks} />
          <LanguageSwitch value={language} onValueChange={setLanguage} />
        </>
      }
    >
      <div className="mt-6 flex max-w-sm flex-col items-start gap-4">
        <h1 className="font-semibold text-xl">{title}</h1>
        <p>{t('passwordChange.why', { name })}</p>
        <p className="text-ink-2">{t('passwordChange.how')}</p>
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
    </FrontDoor>
  );
}
