import type { TipoServico } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import { servicesMessages } from '@guiche/domain/messages/services';
import { Bus, Car, Hotel, Package, Plane } from 'lucide-react';
import { useMessage } from '../../i18n/index.ts';

const KINDS = {
  AEREO: { Icon: Plane, word: 'servico_aereo', look: 'bg-air-soft text-air' },
  HOTEL: { Icon: Hotel, word: 'servico_hotel', look: 'bg-hotel-soft text-hotel' },
  CARRO: { Icon: Car, word: 'servico_carro', look: 'bg-car-soft text-car' },
  RODOVIARIO: { Icon: Bus, word: 'servico_rodoviario', look: 'bg-bus-soft text-bus' },
  OUTROS: { Icon: Package, word: 'servico_outros', look: 'bg-other-soft text-other' },
} as const satisfies Record<TipoServico, { Icon: typeof Plane; word: TopicKey<typeof servicesMessages>; look: string }>;

export interface ServiceIconProps {
  kind: TipoServico;
  /** Shows the word beside the icon; otherwise the word is the title and is read by screen readers. */
  withWord?: boolean;
  size?: 'sm' | 'md';
}

/** A kind of service: its icon, its colour and its word. @see */
export function ServiceIcon({ kind, withWord = false, size = 'md' }: ServiceIconProps) {
  const message = useMessage(servicesMessages);
  const { Icon, word, look } = KINDS[kind];
  return (
    <span data-slot="service-icon" className="inline-flex items-center gap-2" title={withWord ? undefined : message(word)}>
      <span
        className={`inline-flex shrink-0 items-center justify-center rounded-md ${look} ${size === 'sm' ? 'size-6 in-data-[density=compact]:size-5' : 'size-8'}`}
      >
        <Icon aria-hidden="true" className={size === 'sm' ? 'size-3.5' : 'size-4.5'} />
      </span>
      <span className={withWord ? 'font-medium' : 'sr-only'}>{message(word)}</span>
    </span>
  );
}
