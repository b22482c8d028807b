import { cardOfForm } from '@guiche/domain/payments';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import type { CardWindowProps } from './card-window-props.ts';
import { FixedCardWindow } from './fixed-card-window.tsx';
import { TravellerCardWindow } from './traveller-card-window.tsx';
import { VirtualCardWindow } from './virtual-card-window.tsx';

const WINDOWS = { FIXO: FixedCardWindow, VCN: VirtualCardWindow, VIAJANTE: TravellerCardWindow } as const;

/** The card that pays for a quote, as its payment type says: the client's fixed one, a virtual one, or those of the travellers. @see */
export function CardWindow(props: CardWindowProps) {
  useBackCloses(true, props.onClose);
  const Window = WINDOWS[cardOfForm(props.typed.tipoPagamento?.tipoFormaPagamento ?? null)];
  return <Window {...props} />;
}
