import { cancelVirtualCard, generateVirtualCard } from '@guiche/contract/cards';
import { CallError } from '@guiche/contract/client';
import type { VirtualCard } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { virtualCardNeedsSave } from '@guiche/domain/payments';
import { VirtualCardModal } from '@guiche/ui/modals/virtual-card-modal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { isUnanswered } from '../../../shared/editor/refusals.ts';
import { changesRequests } from '../../../shared/events/news-box.ts';
import { useNews } from '../../../shared/events/use-news.ts';
import { useFailureNotice } from '../../../shared/failures/use-failure-notice.ts';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { writeToClipboard } from '../../../shared/write-to-clipboard.ts';
import { askForVirtualCard, virtualCardQuery } from './card-queries.ts';
import type { CardWindowProps } from './card-window-props.ts';
import { useWholeCard } from './use-whole-card.ts';
import { recordCardEvent } from './view-card.ts';

/** The virtual card of a quote: generated, shown and cancelled. @see, B-042 */
export function VirtualCardWindow({ request, service, quote, typed, readOnly, context, onClose }: CardWindowProps) {
  const place = { quote };
  const query = virtualCardQuery(place);
  const t = useText();
  const notify = useNotify(paymentsMessages);
  const client = useQueryClient();
  const show = useWholeCard();
  const failures = useFailureToast(notify);
  const card = useQuery(query);
  useFailureNotice(card.error, (error) => notify.failure(error, 'erro_ao_carregar_cartao'));
  // Somebody else may cancel it: its number goes as soon as that is known, at the latest with what is done here next.
  const look = () => void card.refetch();
  useNews((news) => changesRequests(news, request.idSolicitacao) && look());

  const handleShow =
    show &&
    (async () => {
      try {
        return await show({ tipo: 'VCN', idCotacao: quote.id }, () => askForVirtualCard(place));
      } catch (error) {
        look();
        throw error;
      }
    });

  function handleCopy(text: string): Promise<boolean> {
    look();
    return writeToClipboard(text);
  }

  /** Does something to the card, and shows it as it is then. What became of a call without a response is asked. */
  async function run(work: () => Promise<VirtualCard>, failed: 'erro_ao_salvar_cartao' | 'erro_ao_remover_cartao') {
    failures.takeBack();
    try {
      const done = await work();
      // One that was asked for before may come after it.
      await client.cancelQueries(query);
      // The server's cards of this window are masked.
      client.setQueryData(query.queryKey, done);
    } catch (error) {
      failures.tell(error, failed, 'cartao_sem_resposta');
      if (error instanceof CallError && error.status === 409) {
        void client.invalidateQueries({ queryKey: requestKeys.one(request.idSolicitacao) });
      }
      // Without an answer nothing is known of the card: what the window showed of it may be wrong by now.
      void (isUnanswered(error) ? client.resetQueries(query) : card.refetch());
      throw error;
    }
  }

  async function handleGenerate() {
    await run(() => api.call(generateVirtualCard, { params: { id: service.tipoServico }, body: quote }), 'erro_ao_salvar_cartao');
    notify.success('cartao_gerado_com_sucesso');
    recordCardEvent(api, { acao: 'GERAR', tipo: 'VCN', idCotacao: quote.id });
  }

  async function handleCancel({ id }: VirtualCard) {
    await run(() => api.call(cancelVirtualCard, { params: { id } }), 'erro_ao_remover_cartao');
    notify.success('cartao_removido_com_sucesso');
    recordCardEvent(api, { acao: 'CANCELAR', tipo: 'VCN', idCotacao: quote.id });
  }

  return (
    <VirtualCardModal
      open
      onOpenChange={(open) => !open && onClose()}
      context={context}
      quote={typed}
      // The provider is told what is stored, and the server knows nothing else.
      blocked={virtualCardNeedsSave(typed, quote) ? t('request.saveBeforeCard') : undefined}
      card={card.data}
      onRetry={card.isError && card.data === undefined ? () => void card.refetch() : undefined}
      onGenerate={readOnly ? undefined : handleGenerate}
      onCancelCard={readOnly ? undefined : handleCancel}
      onShow={handleShow}
      onCopy={handleCopy}
    />
  );
}
