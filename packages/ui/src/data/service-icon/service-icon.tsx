import type { TipoServico } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import { servicesMessages } from '@guiche/domain/messages/services';
import { Bus, Car, Hotel, Package, Plane } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessage } from '../../i18n/index.ts';

const KINDS = {
  AEREO: { Icon: Plane, word: 'servico_aereo', look: 'g:bg-air-soft g:text-air' },
  HOTEL: { Icon: Hotel, word: 'servico_hotel', look: 'g:bg-hotel-soft g:text-hotel' },
  CARRO: { Icon: Car, word: 'servico_carro', look: 'g:bg-car-soft g:text-car' },
  RODOVIARIO: { Icon: Bus, word: 'servico_rodoviario', look: 'g:bg-bus-soft g:text-bus' },
  OUTROS: { Icon: Package, word: 'servico_outros', look: 'g:bg-other-soft g:text-other' },
} as const satisfies Record<TipoServico, { Icon: typeof Plane; word: TopicKey<typeof servicesMessages>; look: string }>;

export interface ServiceIconProps extends Omit<ComponentProps<'span'>, 'children' | 'title'> {
  /** The kind of service, which decides icon and colour. */
  kind: TipoServico;
  /** Shows the word beside the icon; otherwise the word is the title and is read by screen readers. */
  withWord?: boolean;
  /** The size of the tile around the icon: `sm` in a dense row, `md` in a head. */
  size?: 'sm' | 'md';
}

/**
 * A kind of service: its icon, its colour and its word.
 *
 * Use: where kinds of service have to be told apart in a list or a head.
 * Not for: decoration, or as a button.
 * Keyboard: none.
 * Screen reader: the word of the kind, whether it is in sight or not; the icon is hidden.
 * @see
 * @keywords serviço, aéreo, hotel, carro, ônibus, ícone
 */
export function ServiceIcon({ kind, withWord = false, size = 'md', className = '', ...rest }: ServiceIconProps) {
  const message = useMessage(servicesMessages);
  const { Icon, word, look } = KINDS[kind];
  return (
    <span
      data-slot="service-icon"
      {...rest}
      className={`g:inline-flex g:items-center g:gap-2 ${className}`}
      title={withWord ? undefined : message(word)}
    >
      <span
        className={`g:flex g:items-center g:justify-center g:rounded-md ${look} ${size === 'sm' ? 'g:size-6 g:in-data-[density=compact]:size-5' : 'g:size-8 g:shrink-0'}`}
      >
        <Icon aria-hidden="true" className={size === 'sm' ? 'g:size-3.5' : 'g:size-4.5'} />
      </span>
      <span className={withWord ? 'g:font-medium' : 'g:sr-only'}>{message(word)}</span>
    </span>
  );
}
