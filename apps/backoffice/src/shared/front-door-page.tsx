import { AppearanceMenu } from '@guiche/ui/shell/appearance-menu';
import { FrontDoor } from '@guiche/ui/shell/front-door';
import { LanguageSwitch } from '@guiche/ui/shell/language-switch';
import type { ReactNode } from 'react';
import { useLanguage } from './i18n/language-provider.tsx';
import { useLooks } from './looks.ts';
import { useDocumentTitle } from './use-document-title.ts';

export interface FrontDoorPageProps {
  /** The title of the browser's tab. */
  title: string;
  children: ReactNode;
}

/** A page before the app (login, password change): the ticket, with language and appearance at the top right. */
export function FrontDoorPage({ title, children }: FrontDoorPageProps) {
  const { language, setLanguage } = useLanguage();
  const looks = useLooks();
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
      {children}
    </FrontDoor>
  );
}
