import { saveEarlierIssues, useBalance as useBalanceCall } from '@guiche/contract/balances';
import { balancesAreOffered, fareWithoutBalance, type UseOfBalance } from '@guiche/domain/balances';
import type { AirQuote, AirService, TravelRequest, UsableBalance } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { commonMessages } from '@guiche/domain/messages/common';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import type { TypedBalances } from '@guiche/ui/modals/earlier-issues-modal';
import type { ChosenBalance, PendingBalancesModalActions } from '@guiche/ui/modals/pending-balances-modal';
import { onDemand } from '@guiche/ui/on-demand';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { isUnanswered, refusalsOf, violationsOf } from '../../../shared/editor/refusals.ts';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { balancesOf, earlierIssuesQuery, usableBalancesQuery, usedBalanceQuery } from './balance-queries.ts';
import { giveBackBalance } from './give-back-balance.ts';
import { beginReserved, noteReserved, reservedOf, takeReserved, useOf } from './reserved-balance.ts';

const PendingBalancesModal = onDemand(
  async () => (await withMessages(import('@guiche/ui/modals/pending-balances-modal'))).PendingBalancesModal,
);
const EarlierIssuesModal = onDemand(async () => (await withMessages(import('@guiche/ui/modals/earlier-issues-modal'))).EarlierIssuesModal);
const ChangedQuotesModal = onDemand(async () => (await withMessages(import('@guiche/ui/modals/changed-quotes-modal'))).ChangedQuotesModal);

/** Writes values into the form of the open quote. */
type Fill = (changes: Partial<AirQuote>) => void;
type Shown =
  | { readonly window: 'pending'; readonly quote: AirQuote; readonly fill: Fill; readonly initial?: string }
  | { readonly window: 'earlier'; readonly initial: TypedBalances | undefined }
  | { readonly window: 'changed' };

export interface BalancesOptions {
  request: TravelRequest;
  service: AirService;
  /** The quote as it is stored; null for a new one. */
  quote: AirQuote | null;
  /** The quote is only read: earlier issues are shown, and nothing is used. */
  readOnly: boolean;
  /** Whether the form begins with what was typed before. */
  isDraft: boolean;
  context: ReactNode;
}

/**
 * The balances around an air quote: which it may use, using one, and what the service's earlier issues leave. Nothing is asked of the server in
 * statuses in which none is used.
 * @see, B-018
 */
export function useBalances({ request, service, quote, readOnly, isDraft, context }: BalancesOptions) {
  const user = useUser();
  const client = useQueryClient();
  const notify = useNotify(balancesMessages, issuingMessages, commonMessages);
  const failures = useFailureToast(notify);
  const [shown, setShown] = useState<Shown | null>(null);
  const offered = quote !== null && !readOnly && balancesAreOffered(quote.statusCotacao);
  const place = { idServico: service.id, idCotacao: quote?.id ?? '' };
  // What is typed about the earlier issues, until their window is closed: a reload or an ended session does not lose it. @see B-064
  const draft = { userId: user.id, of: ['emissoes-anteriores'], id: service.id };
  const usable = useQuery({ ...usableBalancesQuery(place), enabled: offered });
  const used = useQuery({ ...usedBalanceQuery(place), enabled: offered && quote.utilizaSaldo });
  const listsIssues = shown !== null && shown.window !== 'pending';
  const earlier = useQuery({ ...earlierIssuesQuery(service.id, user.agency.id), enabled: listsIssues });

  useEffect(() => {
    if (usable.isError) notify.failure(usable.error, 'erro_ao_buscar_saldos_utilizaveis');
  }, [usable.error]);
  useEffect(() => {
    if (earlier.isError) notify.failure(earlier.error, 'erro_ao_buscar_emissoes_anteriores');
  }, [earlier.error]);

  useEffect(() => {
    if (offered) beginReserved(user.id, quote, isDraft);
  }, []);

  /** What the form takes off its fare as it stands; undefined while that is not known. */
  function takenOff({ utilizaSaldo }: AirQuote): UseOfBalance | null | undefined {
    if (!utilizaSaldo || !quote) return null;
    const reserved = reservedOf(user.id, quote);
    return reserved ? useOf(reserved) : used.data;
  }
  /** The fare of the form without a balance. */
  async function fareWithout(typed: AirQuote): Promise<AirQuote['tarifa']> {
    const taken = takenOff(typed) ?? (typed.utilizaSaldo ? await client.fetchQuery(usedBalanceQuery(place)) : null);
    return taken ? fareWithoutBalance(typed.tarifa, taken) : typed.tarifa;
  }

  /** The same, as far as it is known. */
  function fareIn(typed: AirQuote): AirQuote['tarifa'] | undefined {
    const taken = takenOff(typed);
    if (taken === null) return typed.tarifa;
    return taken && fareWithoutBalance(typed.tarifa, taken);
  }

  const use = useMutation({
    mutationFn: async ({ balance, envioSaldo, valorReservado, typed }: ChosenBalance & { readonly typed: AirQuote }) => {
      const { id, valor, cia } = balance;
      // What is typed and not saved counts: the fare as it stands in the form.
      const body = { id, valor, cia, envioSaldo, valorReservado, tarifa: await fareWithout(typed) };
      return api.call(useBalanceCall, { params: place, body }).then((answer) => ({ ...answer, body }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: balancesOf(service.id) }),
  });
  const save = useMutation({
    mutationFn: (issues: readonly AirQuote[]) =>
      api.call(saveEarlierIssues, { params: { idServico: service.id, idAgencia: user.agency.id }, body: [...issues] }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: balancesOf(service.id) }),
        client.invalidateQueries({ queryKey: ['earlier-issues', service.id] }),
        client.invalidateQueries({ queryKey: requestKeys.one(request.idSolicitacao) }),
      ]),
  });
  // The second press of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  // Whether the server may have reserved something of which this form does not know.
  const unsure = useRef(false);
  const actionsRef = useRef<PendingBalancesModalActions>(null);
  useBackCloses(shown !== null, () => {
    // A window with fields asks before what was typed is lost, and closes by itself.
    if (!actionsRef.current) return setShown(null);
    actionsRef.current.close();
    return false;
  });

  async function show(next: Shown, preload: () => Promise<void>) {
    try {
      await preload();
      setShown(next);
    } catch (error) {
      notify.failure(error);
    }
  }
  const showPending = (typed: AirQuote, fill: Fill, initial?: string) =>
    void show({ window: 'pending', quote: typed, fill, ...(initial !== undefined && { initial }) }, PendingBalancesModal.preload);

  async function handleUse(chosen: ChosenBalance, typed: AirQuote, fill: Fill): Promise<readonly Violation[]> {
    if (busy.current) return [];
    busy.current = true;
    try {
      const { tarifa, reserva, body } = await use.mutateAsync({ ...chosen, typed });
      unsure.current = false;
      if (quote) noteReserved(user.id, quote, { body, tarifa, reserva, versao: quote.versao });
      failures.takeBack();
      fill({ tarifa, utilizaSaldo: true });
      setShown(null);
      return [];
    } catch (error) {
      if (isUnanswered(error)) unsure.current = true;
      failures.takeBack();
      const refused = refusalsOf(error);
      if (refused) return violationsOf(refused);
      failures.tell(error, 'erro_ao_utilizar_saldo');
      return [];
    } finally {
      busy.current = false;
    }
  }

  /** Gives the balance up in the form, which has its fare back: the save gives free what the stored quote uses. */
  async function stopUsing(typed: AirQuote, fill: Fill) {
    if (busy.current || !quote) return;
    busy.current = true;
    try {
      const tarifa = await fareWithout(typed);
      failures.takeBack();
      fill({ tarifa, utilizaSaldo: false });
      giveBack();
    } catch (error) {
      failures.takeBack();
      failures.tell(error);
    } finally {
      busy.current = false;
    }
  }

  function closeEarlier() {
    drafts.remove(draft);
    setShown(null);
  }

  async function handleSave(issues: readonly AirQuote[]): Promise<readonly Violation[]> {
    if (busy.current) return [];
    busy.current = true;
    try {
      await save.mutateAsync(issues);
      failures.takeBack();
      closeEarlier();
      notify.success('informacoes_salvas_com_sucesso');
      return [];
    } catch (error) {
      failures.takeBack();
      const refused = refusalsOf(error);
      if (refused) return violationsOf(refused);
      failures.tell(error);
      return [];
    } finally {
      busy.current = false;
    }
  }

  const changedBefore = service.cotacoes.some(
    ({ statusCotacao }) => statusCotacao === 'EMISSAO_ALTERADA' || statusCotacao === 'EMISSAO_CANCELADA',
  );
  /** Gives back what the form reserved; what another form of the quote reserved stays. */
  function giveBack() {
    if (!offered) return;
    const reserved = takeReserved(user.id, quote);
    if (unsure.current) void giveBackBalance(client, user.id, place, null);
    else if (reserved) void giveBackBalance(client, user.id, place, reserved.reserva);
    unsure.current = false;
  }

  return {
    giveBack,
    /** The balances that are offered in the window of the quote. @see B-018 */
    balances: offered ? (usable.data ?? NONE) : NONE,
    actions: {
      onPendingBalances: offered ? (typed: AirQuote, fill: Fill) => showPending(typed, fill) : undefined,
      onStopUsing: offered ? (typed: AirQuote, fill: Fill) => void stopUsing(typed, fill) : undefined,
      onUseBalance: offered ? (balance: UsableBalance, typed: AirQuote, fill: Fill) => showPending(typed, fill, balance.id) : undefined,
      onEarlierIssues: changedBefore
        ? () =>
            readOnly
              ? void show({ window: 'changed' }, ChangedQuotesModal.preload)
              : void show({ window: 'earlier', initial: drafts.read<TypedBalances>(draft)?.value }, EarlierIssuesModal.preload)
        : undefined,
    },
    windows: shown && (
      <>
        {shown.window === 'pending' && (
          <PendingBalancesModal
            open
            actionsRef={actionsRef}
            onOpenChange={() => setShown(null)}
            context={context}
            balances={usable.data}
            initial={shown.initial}
            onRetry={usable.isError ? () => void usable.refetch() : undefined}
            // A quote that uses a balance already has it taken off its fare and its total.
            total={shown.quote.utilizaSaldo ? undefined : shown.quote.total}
            fare={fareIn(shown.quote)}
            currency={shown.quote.moeda?.codigo ?? 'BRL'}
            pending={use.isPending}
            onUse={(chosen) => handleUse(chosen, shown.quote, shown.fill)}
          />
        )}
        {shown.window === 'earlier' && (
          <EarlierIssuesModal
            open
            actionsRef={actionsRef}
            onOpenChange={closeEarlier}
            context={context}
            issues={earlier.data}
            onRetry={earlier.isError ? () => void earlier.refetch() : undefined}
            pending={save.isPending}
            initial={shown.initial}
            onTyped={(typed) => drafts.write(draft, typed, new Date())}
            onSave={handleSave}
          />
        )}
        {shown.window === 'changed' && (
          <ChangedQuotesModal
            open
            onOpenChange={() => setShown(null)}
            context={context}
            quotes={earlier.data}
            onRetry={earlier.isError ? () => void earlier.refetch() : undefined}
          />
        )}
      </>
    ),
  };
}

const NONE: readonly UsableBalance[] = [];
