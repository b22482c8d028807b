import type { HotelQuote } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import type { LowestPriceRule } from '@guiche/domain/policies';
import { formatMoney } from '@guiche/masks/money';
import { useMessage } from '@guiche/ui/i18n';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';

export interface PolicyQuestionProps {
  asked: { readonly quote: HotelQuote; readonly rule: LowestPriceRule } | null;
  onGiveUp: () => void;
  onJustify: (reason: string) => void;
}

/** Asks why a hotel is chosen that costs more than the policy of the client company allows. @see S-110, S-188 */
export function PolicyQuestion({ asked, onGiveUp, onJustify }: PolicyQuestionProps) {
  const t = useText();
  const message = useMessage(searchMessages);
  useBackCloses(asked !== null, onGiveUp);
  const { quote, rule } = asked ?? {};
  // What was typed about a hotel is there again after an Escape or a Back.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const id = quote?.id ?? '';
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={onGiveUp}
      tone="warning"
      kind="confirmarCancelar"
      title={t('search.aboveLowest', { hotel: quote?.nome ?? '', total: formatMoney(quote?.total ?? 0, { currency: 'BRL' }) })}
      description={rule && `${rule.titulo}. ${rule.descricao}`}
      question={{
        label: message('justificativa'),
        limited: true,
        defaultValue: typed[id] ?? '',
        onValueChange: (text) => setTyped((all) => ({ ...all, [id]: text })),
      }}
      onConfirm={onJustify}
    />
  );
}
