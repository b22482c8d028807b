import type { HotelQuote, PolicyEntry } from '@guiche/domain/entities';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { choiceAnswer, type LowestPriceRule, withJustifiedChoice } from '@guiche/domain/policies';
import { useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useUser } from '../../shared/session/session-context.tsx';

/** A hotel that is chosen, with the reason for one that breaks the policy. */
export interface ChosenHotel {
  readonly escolhida: HotelQuote | null;
  readonly validacao: PolicyEntry | null;
  readonly justificativa: string | null;
}

/** What was typed as reasons for dear hotels, by the ids of their quotes. */
export type TypedReasons = Readonly<Record<string, string>>;

interface Choosing {
  /** The id of the request or service that is chosen for; the typed reasons are kept with it. */
  readonly draftId: string;
  readonly rule: LowestPriceRule | null;
  /** All quotes that were found for the service. */
  readonly quotes: readonly HotelQuote[];
  readonly onChoose: (chosen: ChosenHotel) => void;
}

const NO_REASON = { validacao: null, justificativa: null };

/**
 * Chooses a hotel under the lowest-price rule: one that breaks it is refused, or asks for a reason, as the rule says; without a reason the former
 * choice stays.
 * @see S-108, S-109, S-110, S-111
 */
export function usePolicy({ draftId, rule, quotes, onChoose }: Choosing) {
  const notify = useNotify(hotelMessages);
  const [asked, setAsked] = useState<HotelQuote | null>(null);
  const reasons = useDraft<TypedReasons>({ userId: useUser().id, of: ['justificativa'], id: draftId });

  function choose(quote: HotelQuote, among = quotes): void {
    switch (choiceAnswer(quote, among, rule)) {
      case 'accept':
        onChoose({ escolhida: quote, ...NO_REASON });
        break;
      case 'refuse':
        notify.say('ERROR', 'voce_deve_selecionar_menor_preco');
        break;
      case 'justify':
        setAsked(quote);
    }
  }

  return {
    choose,
    /** What was typed, until the choice is stored. */
    reasons,
    /** Forgets the reason that was stored with a hotel; what was typed for others meanwhile stays. */
    forget: (stored: string) =>
      reasons.change((typed = {}) => {
        const others = Object.entries(typed).filter(([id]) => id !== stored);
        return others.length > 0 ? Object.fromEntries(others) : undefined;
      }),
    /** Asks for the reason of a hotel that the server refused without one: it knows cheaper ones that have not come here yet. */
    askFor: (quote: HotelQuote) => setAsked(quote),
    /** The hotel for which a reason is asked, and the rule that it breaks. */
    asked: asked && rule ? { quote: asked, rule } : null,
    giveUp: () => setAsked(null),
    justify: (reason: string) => {
      if (asked && rule) onChoose(withJustifiedChoice<HotelQuote, ChosenHotel>({ escolhida: null, ...NO_REASON }, asked, rule, reason));
      setAsked(null);
    },
  };
}
