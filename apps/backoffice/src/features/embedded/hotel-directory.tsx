import { EmbeddedFrame } from '@guiche/ui/shell/embedded-frame';
import { useLocation } from 'react-router';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { embeddedAddress, originsOf } from './embedded-address.ts';
import { hotelDirectoryAddress } from './hotel-directory-address.ts';

/** The hotel directory, an application of its own, at the place in it that our address names. @see A-056 */
export function Component() {
  const t = useText();
  const title = t('navigation.hotelDirectory');
  const address = embeddedAddress('hotel-directory');
  useDocumentTitle(title);
  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{title}</h1>
      <EmbeddedFrame
        title={title}
        src={hotelDirectoryAddress(address, useLocation())}
        origins={originsOf(address)}
        newTab
        className="g:h-[calc(100dvh-8rem)] g:min-h-96"
      />
    </>
  );
}
