import { Button } from '@guiche/ui/primitives/button';
import { TriangleAlert } from 'lucide-react';
import { hrefTo, START } from '../shared/address/href.ts';
import { useText } from '../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../shared/use-document-title.ts';

/** What is shown in the place of a screen that broke: that nothing typed was lost, and two ways on. */
export function RouteError() {
  const t = useText();
  useDocumentTitle(t('routeError.title'));
  return (
    <section role="alert" className="g:mx-auto g:flex g:max-w-lg g:flex-col g:items-start g:gap-3 g:px-4 g:py-16">
      <TriangleAlert aria-hidden="true" className="g:size-8 g:text-danger" />
      <h1 className="g:font-semibold g:text-xl">{t('routeError.title')}</h1>
      <p className="g:text-ink-2">{t('routeError.text')}</p>
      <div className="g:flex g:gap-2">
        <Button tone="primary" onClick={() => location.reload()}>
          {t('routeError.reload')}
        </Button>
        <Button asChild>
          <a href={hrefTo(START)}>{t('routeError.home')}</a>
        </Button>
      </div>
    </section>
  );
}
