import { EmbeddedFrame } from '@guiche/ui/shell/embedded-frame';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { session } from '../../shared/session/session.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { embeddedAddress, originsOf } from './embedded-address.ts';
import { ticketBankAddress } from './ticket-bank-address.ts';

/** The ticket bank, a page of another system. No link leads there: its address holds the session. @see */
export function Component() {
  const t = useText();
  const title = t('navigation.ticketBank');
  const address = embeddedAddress('ticket-bank');
  useDocumentTitle(title);
  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{title}</h1>
      <EmbeddedFrame
        title={title}
        src={ticketBankAddress(address, { customer: session.customer(), authorization: session.authorization() })}
        origins={originsOf(address)}
        className="g:h-[calc(100dvh-8rem)] g:min-h-96"
      />
    </>
  );
}
