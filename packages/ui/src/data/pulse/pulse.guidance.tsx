import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyText } from '../money-text/index.ts';
import { Pulse } from './pulse.tsx';

function Total({ whole = false }: { whole?: boolean }) {
  const [total, setTotal] = useState(1587.54);
  const amount = <MoneyText value={total} />;
  return (
    <div className="g:flex g:flex-wrap g:items-center g:gap-4">
      {whole ? (
        <Pulse value={total}>GRU → REC · Gol · Ana Beatriz Lima e mais 1 · Total do cliente: {amount}</Pulse>
      ) : (
        <span>
          GRU → REC · Gol · Ana Beatriz Lima e mais 1 · Total do cliente: <Pulse value={total}>{amount}</Pulse>
        </span>
      )}
      <Button onClick={() => setTotal(total + 45)}>Somar fee de R$ 45,00</Button>
    </div>
  );
}

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Around the amount alone: the eye is led to what changed.',
      example: <Total />,
    },
    dont: {
      words: 'Around the whole line: something changed, and one reads it all to find out what.',
      example: <Total whole />,
    },
  },
];
