import type { HotelQuote, HotelQuoteGroup } from '@guiche/domain/entities';
import type { OrdenacaoHotel } from '@guiche/domain/enums';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { newResultView, resorted, sortHotelResults, withMore } from '@guiche/domain/results';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { filled } from '../../internal/filled-list.ts';
import { useOpening } from '../../internal/use-opening.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { HotelResult } from '../../search/hotel-result/index.ts';
import { ResultList, type SearchProgress } from '../../search/result-list/index.ts';
import { SortSelect } from '../../search/sort-select/index.ts';
import { hotelChangeModalTexts } from './hotel-change-modal.texts.ts';
import { PresentStay } from './present-stay.tsx';
import { TotalDifference } from './total-difference.tsx';

export interface HotelChangeModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request and its travellers in one line, under the title. */
  context?: ReactNode;
  /** The stay that is replaced. */
  stay: HotelQuote;
  /** The hotels that were found, in any order; the window puts them in order. */
  results: readonly HotelQuoteGroup[];
  /** The search is running; with the numbers of who was asked and who answered, it says how far it is. */
  searching?: boolean | SearchProgress;
  /** The names of the agencies that failed. */
  failed?: readonly string[];
  /** Asks those that failed again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Those that failed are being asked again. */
  retrying?: boolean;
  /** Called with the quote that takes the place of the stay. The caller closes the window. */
  onPick: (quote: HotelQuote) => void;
  /** The change is on its way. */
  pending?: boolean;
  /** Why it was not taken; the window stays with what was picked. */
  error?: ReactNode;
}

/**
 * Changes the hotel of a stay: the present one above, what was found for it below. A hotel is picked first; the difference of the totals is
 * shown before it is confirmed.
 *
 * Use: to replace the hotel of a service that has one.
 * Not for: the first choice of a hotel, for which a `ResultList` needs no window; searching, which a `HotelSearchModal` starts.
 * Keyboard: Tab: goes to the order, from hotel to hotel and to the footer; Enter, Space: pick, and take back; Escape: closes.
 * Focus: on the order of the results. It returns to what opened the window.
 * Screen reader: each button that picks says which room at which price, and whether it is picked; the difference is said politely.
 * @see S-077, S-042, S-081
 * @keywords trocar hotel, alterar hospedagem, substituir, diferença de valor, hotel change
 */
export function HotelChangeModal(props: HotelChangeModalProps) {
  return <HotelChangeWindow key={useOpening(props.open)} {...props} />;
}

function HotelChangeWindow(props: HotelChangeModalProps) {
  const { open, onOpenChange, context, stay, results, searching = false, failed = [], onRetry, retrying = false } = props;
  const { onPick, pending = false, error } = props;
  const t = useTexts(hotelChangeModalTexts);
  const message = useMessage(dialogsMessages);
  const [view, setView] = useState(newResultView<null, OrdenacaoHotel>(null, 'MENOR_PRECO'));
  const [pickedId, setPickedId] = useState<string | null>(null);
  const offers = results.flatMap((group) => {
    const quotes = filled(sortHotelResults(group.cotacoes, 'MENOR_PRECO'));
    return quotes ? [{ id: group.id, group, total: quotes[0].total, nome: quotes[0].nome, estrelas: quotes[0].estrelas }] : [];
  });
  const [cheapest] = sortHotelResults(offers, 'MENOR_PRECO');
  // A quote that a later answer of the search took away is picked no more.
  const picked = results.flatMap(({ cotacoes }) => cotacoes).find(({ id }) => id === pickedId && id !== stay.id) ?? null;

  function change(next: boolean) {
    if (!pending) onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="xl"
      title={t('title')}
      context={context}
      footer={
        <>
          <TotalDifference stay={stay} picked={picked} />
          <Button onClick={() => change(false)}>{message('cancelar')}</Button>
          <Button tone="primary" pending={pending} disabled={picked === null} onClick={() => picked && onPick(picked)}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-4">
        {error && <Banner tone="danger" title={error} />}
        <PresentStay stay={stay} />
        <ResultList
          label={t('replacements')}
          results={sortHotelResults(offers, view.sort)}
          total={offers.length}
          shown={view.shown}
          onLoadMore={() => setView(withMore(view))}
          searching={searching}
          failed={failed}
          onRetry={onRetry}
          retrying={retrying}
          toolbar={
            <SortSelect
              kind="HOTEL"
              value={view.sort}
              onValueChange={(sort) => setView(resorted(view, sort))}
              disabled={offers.length === 0}
              className="g:w-56 g:max-sm:w-full"
            />
          }
          renderResult={({ group, total }) => (
            <HotelResult
              group={group}
              chosenId={picked?.id ?? stay.id}
              cheapest={total === cheapest?.total}
              disabled={pending}
              onChoose={({ id }) => setPickedId(id === pickedId ? null : id)}
            />
          )}
        />
      </div>
    </Dialog>
  );
}
