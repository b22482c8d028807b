import { useEffect, useState } from 'react';
import type { GuidancePair } from '../../test-support/page.ts';
import { TabIcon } from './tab-icon.tsx';

function Tab({ count, title }: { count: number; title: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(document.querySelector<HTMLLinkElement>(`link[rel="icon"][data-count="${count}"]`)?.href), [count]);
  return (
    <p className="g:flex g:items-center g:gap-2">
      <TabIcon count={count} />
      {address && <img alt={`Ícone com ${count}`} src={address} width={48} height={48} />}
      {title}
    </p>
  );
}

export const guidance: readonly GuidancePair[] = [
  {
    framed: 120,
    do: {
      words: 'What waits for this person: when the number grows, there is something to do.',
      example: <Tab count={3} title="(3) Cotações" />,
    },
    dont: {
      words: 'All that there is: it says 9+ from morning to evening, and nobody looks at it any more.',
      example: <Tab count={1284} title="(99+) Cotações" />,
    },
  },
];
