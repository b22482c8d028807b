import type { HotelQuote } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import type { LowestPriceRule } from '@guiche/domain/policies';
import { formatMoney } from '@guiche/masks/money';
import { useMessage } from '@guiche/ui/i18n';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import type { KeptValue } from '../../shared/drafts/use-draft.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import type { TypedReasons } from './use-policy.ts';

export interface PolicyQuestionProps {
  asked: { readonly quote: HotelQuote; readonly rule: LowestPriceRule } | null;
  onGiveUp: () => void;
  onJustify: (reason: string) => void;
  /** What was typed about a hotel is there again after an Escape, a Back or a reload. */
  reasons: KeptValue<TypedReasons>;
}

/** Asks why a hotel is chosen that costs more than the policy of the client company allows. @see S-110, S-188 */
export function PolicyQuestion({ asked, onGiveUp, onJustify, reasons }: PolicyQuestionProps) {
  const t = useText();
  const message = useMessage(searchMessages);
  useBackCloses(asked !== null, onGiveUp);
  const { quote, rule } = asked ?? {};
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
        defaultValue: reasons.value?.[id] ?? '',
        onValueChange: (text) => reasons.write({ ...reasons.value, [id]: text }),
      }}
      onConfirm={onJustify}
    />
  );
}
