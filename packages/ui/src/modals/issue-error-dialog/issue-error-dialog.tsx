import type { TravellerCard, User } from '@guiche/domain/entities';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { shownCard } from '@guiche/domain/payments';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { issueErrorDialogTexts } from './issue-error-dialog.texts.ts';

export interface IssueErrorDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called by its button and by Escape. */
  onOpenChange: (open: boolean) => void;
  /** What was to be issued: it decides the title. */
  kind: 'AEREO' | 'HOTEL';
  /** Whether it was issued all the same: then the dialog shows the card with which it was paid. */
  issued?: boolean;
  /** The provider's message; empty when it said nothing. */
  message: string;
  /** The card that came with the answer. */
  card?: TravellerCard | null;
  /** Whether the user may see card data; everybody else sees the last four digits. @see Q-035 */
  visualizaDadosCartao?: User['visualizaDadosCartao'];
}

const FAILED = { AEREO: 'erro_ao_emitir_a_passagem_na_cia_aerea', HOTEL: 'erro_ao_emitir_a_hospedagem' } as const;

/**
 * Says why a provider did not issue, in its own words, with the virtual card that came with the answer under them.
 *
 * Use: after an automatic issue that failed, or that came with a card.
 * Not for: an issue without an answer, which is told beside the quote.
 * Parts: those of a `ConfirmDialog`.
 * Keyboard: Enter, Space, Escape: close it.
 * Screen reader: an alert dialog that is read at once.
 * @see
 * @keywords emissão recusada, recusa do fornecedor, cia aérea
 */
export function IssueErrorDialog({
  open,
  onOpenChange,
  kind,
  issued = false,
  message: said,
  card = null,
  visualizaDadosCartao = false,
}: IssueErrorDialogProps) {
  const message = useMessage(issuingMessages);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      kind="entendi"
      tone={issued ? 'success' : 'danger'}
      title={message(issued ? 'emissao_realizada_com_sucesso' : FAILED[kind])}
      description={
        (said !== '' || card) && (
          <>
            {said !== '' && <span className="g:block g:max-h-60 g:overflow-y-auto g:whitespace-pre-wrap g:wrap-anywhere">{said}</span>}
            {card && <CardData card={card} visualizaDadosCartao={visualizaDadosCartao} />}
          </>
        )
      }
      onConfirm={() => onOpenChange(false)}
    />
  );
}

/** The data of a card in a part of their own. */
function CardData({ card, visualizaDadosCartao }: { card: TravellerCard; visualizaDadosCartao: boolean }) {
  const t = useTexts(issueErrorDialogTexts);
  const { numero, nome, validade, cvv } = shownCard(card, { visualizaDadosCartao });
  const facts = [
    ['number', numero],
    ['holder', nome],
    ['expiry', validade],
    ['code', cvv],
  ] as const;
  return (
    <dl
      aria-label={t('card')}
      className="g:mt-3 g:grid g:grid-cols-[auto_1fr] g:gap-x-4 g:gap-y-1 g:rounded-md g:border g:border-line g:px-3 g:py-2 g:tabular"
    >
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name} className="g:contents">
              <dt className="g:own g:text-ink-3">{t(name)}</dt>
              <dd className="g:own g:text-end g:text-ink">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
