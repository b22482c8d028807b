import { Button } from '@guiche/ui/primitives/button';
import { ArrowLeft } from 'lucide-react';
import { hrefTo } from '../../shared/address/href.ts';

/** The head of a page with the way back. */
export function BackTo({ href, words, title }: { href: string; words: string; title: string }) {
  return (
    <div className="g:mb-2 g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
      <Button asChild tone="quiet" size="sm" className="g:-ms-2">
        <a href={hrefTo(href)}>
          <ArrowLeft aria-hidden="true" />
          {words}
        </a>
      </Button>
      <h1 data-keeps-clear="" className="g:wrap-anywhere g:min-w-0 g:font-semibold g:text-xl">
        {title}
      </h1>
    </div>
  );
}
