import { bookingEmailMessages } from '@guiche/domain/messages/booking-email';
import { cardBrand } from '@guiche/masks/card';
import type { RefObject } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { CardExpiryInput } from '../../inputs/card-expiry-input/index.ts';
import { CardNumberInput } from '../../inputs/card-number-input/index.ts';
import { CvvInput } from '../../inputs/cvv-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';

/** The card that pays for a booking: every field is a text, `''` while empty. */
export interface BookingCard {
  /** Digits. */
  readonly numero: string;
  /** The verification code. */
  readonly cvv: string;
  /** Month and year, `1228`. */
  readonly validade: string;
  readonly titular: string;
}

/** The fields in the order of the window. */
export const CARD_FIELDS = ['numero', 'titular', 'validade', 'cvv'] as const satisfies readonly (keyof BookingCard)[];

export const EMPTY_CARD: BookingCard = { numero: '', cvv: '', validade: '', titular: '' };

export interface CardFieldsProps {
  card: BookingCard;
  onCardChange: (card: BookingCard) => void;
  /** What is wrong with a field. */
  errorOf: (field: keyof BookingCard) => string | undefined;
  inputs: Readonly<Record<keyof BookingCard, RefObject<HTMLInputElement | null>>>;
}

/** Number, name, expiry and code of the card, in the order in which what is missing is told. It is kept by the window that asks for it, and by nobody else. @see Q-181, B-062 */
export function CardFields({ card, onCardChange, errorOf, inputs }: CardFieldsProps) {
  const message = useMessage(bookingEmailMessages);
  const fieldOf = (name: keyof BookingCard) => ({
    ref: inputs[name],
    required: true,
    value: card[name],
    error: errorOf(name),
    onValueChange: (value: string) => onCardChange({ ...card, [name]: value }),
  });
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-2">
      <CardNumberInput {...fieldOf('numero')} label={message('campo_numero_cartao')} />
      <TextInput {...fieldOf('titular')} label={message('campo_nome_cartao')} autoComplete="off" maxLength={255} />
      <CardExpiryInput {...fieldOf('validade')} label={message('campo_validade_cartao')} />
      <CvvInput {...fieldOf('cvv')} label={message('campo_codigo_verificacao')} brand={cardBrand(card.numero)} />
    </div>
  );
}
