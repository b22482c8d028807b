import { CollapsibleSection } from '@guiche/ui/primitives/collapsible-section';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/language-provider.tsx';
import { useStoredFlag } from '../use-stored-flag.ts';
import { IssuesOfTheYear } from './issues-of-the-year.tsx';

/** Not among the files of the lists, which come with the first load. The chart below the lists, which pushes no work away; its figures are asked for when somebody comes to it. @see A-261 */
export function DashboardChart() {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [open, setOpen] = useStoredFlag('grafico', true);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className="g:mt-4">
      <CollapsibleSection title={t('lists.chart')} headingLevel={2} open={open} onOpenChange={setOpen}>
        <IssuesOfTheYear shown={seen && open} />
      </CollapsibleSection>
    </div>
  );
}
