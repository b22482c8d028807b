import type { Traveller } from '@guiche/domain/entities';
import { VipMark } from './vip-mark.tsx';

export interface TravellerNamesProps {
  travellers: readonly Traveller[];
  /** For a narrow column: the mark of a VIP is its star alone. */
  short?: boolean;
}

/** The first traveller and how many more; a screen reader hears every name. */
export function TravellerNames({ travellers: [first, ...more], short = false }: TravellerNamesProps) {
  if (!first) return <span>–</span>;
  const names = [first, ...more].map(({ nomeCompleto }) => nomeCompleto);
  // Whoever is marked must not hide behind the number.
  const marked = [first, ...more].find(({ vip, premium }) => vip || premium);
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={names.join('\n')}>
      <span className="truncate">{first.nomeCompleto}</span>
      {more.length > 0 && (
        <>
          <span aria-hidden="true" className="text-ink-3">
            +{more.length}
          </span>
          <span className="sr-only">, {names.slice(1).join(', ')}</span>
        </>
      )}
      {marked && <VipMark traveller={marked} short={short} />}
    </span>
  );
}
