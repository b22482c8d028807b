import type { Traveller } from '@guiche/domain/entities';
import type { ComponentProps, RefObject } from 'react';
import { VipMark } from '../../internal/vip-mark.tsx';
import { Popover } from '../../primitives/popover/index.ts';

export interface TravellersPanelProps extends Pick<ComponentProps<'ul'>, 'onPointerEnter' | 'onPointerLeave'> {
  /** What opened it, and has the focus. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  travellers: readonly Traveller[];
  onClose: () => void;
}

/** The names of all travellers, each with its mark, beside what opened them. */
export function TravellersPanel({ anchor, label, travellers, onClose, ...hover }: TravellersPanelProps) {
  return (
    <Popover open onOpenChange={(open) => !open && onClose()} anchor={anchor} label={label}>
      <ul className="g:grid g:gap-1" {...hover}>
        {travellers.map((traveller) => (
          <li key={traveller.id} className="g:flex g:flex-wrap g:items-center g:gap-x-2">
            {traveller.nomeCompleto}
            <VipMark traveller={traveller} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
