import type { Traveller } from '@guiche/domain/entities';
import { VipMark } from '../../internal/vip-mark.tsx';
import { MoreTravellers } from './more-travellers.tsx';

export interface TravellerNamesProps {
  travellers: readonly Traveller[];
  /** For the narrow column of a table: a name that does not fit is cut (`data-cut`), and the mark of a VIP is its star alone. */
  short?: boolean;
}

/** The first traveller, and how many more, whose names open from their number; a screen reader hears every name. */
export function TravellerNames({ travellers, short = false }: TravellerNamesProps) {
  const [first] = travellers;
  if (!first) return <span className="g:own">–</span>;
  // Whoever is marked must not hide behind the number.
  const marked = travellers.find(({ vip, premium }) => vip || premium);
  return (
    // What follows a name goes below it before the name is broken.
    <span className={`g:flex g:min-w-0 g:items-center g:gap-1.5 ${short ? '' : 'g:flex-wrap'}`}>
      {short ? (
        <span data-cut="" className="g:truncate">
          {first.nomeCompleto}
        </span>
      ) : (
        <span className="g:min-w-0 g:break-words">{first.nomeCompleto}</span>
      )}
      {travellers.length > 1 && <MoreTravellers travellers={travellers} />}
      {marked && <VipMark traveller={marked} short={short} />}
    </span>
  );
}
