import { MOST_TAKEN_OVER, takeOverRequests } from '@guiche/contract/responsibility';
import type { RequestSummary } from '@guiche/domain/entities';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { mayAssign } from '@guiche/domain/responsibility';
import { useToast } from '@guiche/ui/feedback/toast';
import { BulkResultDialog, useBulkSummary } from '@guiche/ui/request/bulk-result-dialog';
import { ReplaceColleaguesDialog } from '@guiche/ui/request/replace-colleagues-dialog';
import { SelectionBar } from '@guiche/ui/request/selection-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useBackCloses } from '../back/use-back-closes.ts';
import { type Consultant, consultantsQuery } from '../consultants/consultants-query.ts';
import { useLoadConsultants } from '../consultants/use-load-consultants.ts';
import { useNotify } from '../failures/use-notify.ts';
import { useText } from '../i18n/language-provider.tsx';
import { requestKeys } from '../requests/request-keys.ts';
import { useUser } from '../session/session-context.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { asShown, type Chosen, heldByColleagues, leftChosen, namesOf, type Outcome, sendInParts } from './bulk-takeover.ts';

export interface BulkBarProps {
  /**
   * The chosen requests, as the list shows them now. Without any there is no bar, but what became of the last ones is still told: the list
   * keeps this component.
   */
  selected: readonly RequestSummary[];
  /** Called to choose none. */
  onClear: () => void;
  /** Called with what stays chosen: all that was not changed. */
  onSelect: (uuids: readonly string[]) => void;
  /** Called to export the chosen. */
  onExport?: () => void;
}

/** Who gets which requests. */
interface Change {
  readonly chosen: readonly Chosen[];
  readonly next: Consultant;
}

/** What is done with the chosen requests of a list, and what became of it. Not among the files of the lists, which come with the first load. @see B-044 */
export function BulkBar({ selected, onClear, onSelect, onExport }: BulkBarProps) {
  const t = useText();
  const user = useUser();
  const client = useQueryClient();
  const toast = useToast();
  const summary = useBulkSummary();
  const notify = useNotify(requestListsMessages);
  const loadConsultants = useLoadConsultants();
  const [asking, setAsking] = useState<Change | null>(null);
  const [running, setRunning] = useState<{ done: number; total: number }>();
  const [choosing, setChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<Outcome & Pick<Change, 'next'>>();
  useBackCloses(asking !== null, () => setAsking(null));
  useBackCloses(result !== undefined, () => setResult(undefined));
  const me: Consultant = { id: user.id, name: user.name, profiles: user.profiles };
  const nameOf = ({ id, name }: Consultant) => (id === user.id ? undefined : name);
  // The bar went while its list of the colleagues was open: the next choice begins without it.
  if (choosing && selected.length === 0 && !running) setChoosing(false);
  const held = asking ? heldByColleagues(asking.chosen, asking.next.id, user) : [];

  async function change({ chosen, next }: Change) {
    setAsking(null);
    setError(undefined);
    setRunning({ done: 0, total: chosen.length });
    const outcome = await sendInParts(chosen, {
      size: MOST_TAKEN_OVER,
      send: async (part) => {
        const solicitacoes = part.map(({ uuid, responsavel }) => ({ uuid, visto: responsavel?.id ?? null }));
        const reponsavel = { ...next, profiles: [...next.profiles] };
        return (await api.call(takeOverRequests, { body: { reponsavel, solicitacoes } })).resultados;
      },
      onProgress: (done) => setRunning({ done, total: chosen.length }),
    });
    setRunning(undefined);
    // Also of the refused ones, and of those about which there was no answer: their rows show who is responsible.
    void client.invalidateQueries({ queryKey: requestKeys.lists });
    for (const { idSolicitacao } of chosen) void client.invalidateQueries({ queryKey: requestKeys.one(idSolicitacao) });
    const left = leftChosen(outcome);
    if (left.length === 0) onClear();
    else onSelect(left);
    const numbers = { done: outcome.done.length, refused: outcome.refused.length, handedTo: nameOf(next) };
    if (outcome.failure !== undefined) setError(notify.words(outcome.failure));
    if (outcome.refused.length > 0) setResult({ ...outcome, next });
    else if (outcome.done.length > 0) toast({ tipo: 'SUCCESS', text: summary(numbers) });
  }

  /** Changes at once, unless colleagues would be replaced by somebody who may do that. Whoever may not is told so of each. */
  function give(next: Change) {
    const asks = mayAssign(user) && heldByColleagues(next.chosen, next.next.id, user).length > 0;
    if (asks) setAsking(next);
    else void change(next);
  }

  async function handOver(id: string) {
    try {
      const next = (await client.ensureQueryData(consultantsQuery)).find((consultant) => consultant.id === id);
      if (next) give({ chosen: selected, next });
    } catch (failure) {
      setError(notify.words(failure, 'erro_buscar_responsaveis_agencia'));
    }
  }

  const takeOver = () => give({ chosen: selected, next: me });

  // The bar is many Tabs away from the rows. Without keys: one that is held a moment too long must not change many requests.
  const actsNow = selected.length > 0 && !running;
  const mayHandOver = mayAssign(user);
  useShortcuts(t('lists.keys.title'), [
    ...(actsNow ? [{ ways: [], label: t('lists.commands.takeOverChosen'), run: takeOver }] : []),
    ...(actsNow && mayHandOver ? [{ ways: [], label: t('lists.commands.handOverChosen'), run: () => setChoosing(true) }] : []),
    ...(actsNow && onExport ? [{ ways: [], label: t('lists.commands.exportChosen'), run: onExport }] : []),
  ]);

  return (
    <>
      {(selected.length > 0 || running) && (
        <SelectionBar
          count={selected.length}
          onTakeOver={takeOver}
          onHandOver={mayHandOver ? ({ id }) => void handOver(id) : undefined}
          onLoadConsultants={loadConsultants}
          choosing={choosing}
          onChoosingChange={setChoosing}
          onExport={onExport}
          onClear={() => {
            setError(undefined);
            onClear();
          }}
          running={running}
          error={error}
        />
      )}
      <ReplaceColleaguesDialog
        open={asking !== null}
        count={held.length}
        names={namesOf(held)}
        next={asking ? nameOf(asking.next) : undefined}
        onConfirm={() => asking && void change(asking)}
        onCancel={() => setAsking(null)}
      />
      {result && (
        <BulkResultDialog
          open
          onOpenChange={() => setResult(undefined)}
          done={result.done.length}
          handedTo={nameOf(result.next)}
          refused={result.refused.map(({ request: { uuid, idSolicitacao }, reason }) => ({ uuid, number: idSolicitacao, reason }))}
          onRetry={() => {
            setResult(undefined);
            const refused = result.refused.map(({ request }) => request);
            give({ chosen: asShown(refused, selected), next: result.next });
          }}
        />
      )}
    </>
  );
}
