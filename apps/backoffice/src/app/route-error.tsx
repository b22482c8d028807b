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
    <section role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-3 px-4 py-16">
      <TriangleAlert aria-hidden="true" className="size-8 text-danger" />
      <h1 className="font-semibold text-xl">{t('routeError.title')}</h1>
      <p className="text-ink-2">{t('routeError.text')}</p>
      <div className="flex gap-2">
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
