import { changeView, chooseStartView, insertView, listViews, removeView } from '@guiche/contract/views';
import type { CountedView, TypedView } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { viewsMessages } from '@guiche/domain/messages/views';
import type { ShownList } from '@guiche/domain/views';
import { useToast } from '@guiche/ui/feedback/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { isConflict, refusalsOf, violationsOf } from '../editor/refusals.ts';
import { isPassing } from '../failures/is-passing.ts';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { useNotify } from '../failures/use-notify.ts';
import { useText } from '../i18n/language-provider.tsx';
import { newId } from '../new-id.ts';
import { useUser } from '../session/session-context.tsx';
import { browserZone } from './browser-zone.ts';
import { noteStartView } from './start-view.ts';

const KEY = ['views'];

const typedOf = ({ nome, filtros, ordem, colunas, compartilhada }: TypedView): TypedView => ({
  nome,
  filtros,
  ordem,
  colunas,
  compartilhada,
});

/**
 * The saved views and what is done with them. Their counts follow the list: they are asked for again when it has come, at `listAt`.
 * @see B-041
 */
export function useViews(listAt: number) {
  const t = useText();
  const user = useUser();
  const toast = useToast();
  const notify = useNotify(viewsMessages);
  const failures = useFailureToast(notify);
  const client = useQueryClient();
  const views = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(listViews, { query: { fuso: browserZone() }, signal }),
    // The views of a list that comes again are those of before until they come.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = views;

  useEffect(() => {
    // The first list comes with the first views.
    if (client.getQueryData(KEY)) void client.invalidateQueries({ queryKey: KEY });
  }, [listAt]);
  useEffect(() => {
    if (data)
      noteStartView(
        user.id,
        data.find(({ inicial }) => inicial),
      );
  }, [data]);

  const again = () => client.invalidateQueries({ queryKey: KEY });

  /** Makes a write, and tells a failure, until the next one. What nothing else on the screen could make again is offered (`lost`). */
  async function make(write: () => Promise<unknown>, lost?: string): Promise<void> {
    failures.takeBack();
    try {
      await write();
    } catch (error) {
      if (lost && isPassing(error))
        toast({ tipo: 'ERROR', text: lost, action: { label: t('request.tryAgain'), onAct: () => void make(write, lost) } });
      else failures.tell(error, isConflict(error) ? 'visao_alterada_por_outro' : 'visao_nao_salva');
    }
    await again();
  }

  const change = (view: CountedView, changes: Partial<TypedView>) =>
    api.call(changeView, { params: { id: view.id }, body: { ...typedOf({ ...view, ...changes }), versao: view.versao } });

  /** Saves what is shown under a name, or names a view anew; returns the id, or what was refused. */
  async function save(
    named: Pick<TypedView, 'nome' | 'compartilhada'>,
    view: CountedView | null,
    shown: ShownList,
  ): Promise<{ id: string } | readonly Violation[]> {
    try {
      const { id } = view ? await change(view, named) : await api.call(insertView, { body: typedOf({ ...named, ...shown }) });
      await again();
      return { id };
    } catch (error) {
      const refused = refusalsOf(error);
      if (refused) return violationsOf(refused);
      if (isConflict(error)) void again();
      const key = isConflict(error) ? 'visao_alterada_por_outro' : 'visao_nao_salva';
      return [{ key, words: notify.words(error, key), field: '' }];
    }
  }

  function bringBack(view: CountedView): void {
    // One key for all tries: the view is inserted once, though an answer was lost.
    const idempotencyKey = newId();
    void make(
      async () => {
        const { id } = await api.call(insertView, { body: typedOf(view), idempotencyKey });
        if (view.inicial) await api.call(chooseStartView, { body: { id } });
      },
      t('lists.viewNotRestored', { name: view.nome }),
    );
  }

  return {
    views: data,
    error: views.isError && !data ? notify.words(views.error, 'visoes_nao_carregadas') : undefined,
    retry: () => void views.refetch(),
    save,
    update: (view: CountedView, shown: ShownList) => void make(() => change(view, shown)),
    share: (view: CountedView, compartilhada: boolean) => void make(() => change(view, { compartilhada })),
    start: (view: CountedView | null) => void make(() => api.call(chooseStartView, { body: { id: view?.id ?? null } })),
    remove: (view: CountedView) =>
      void make(async () => {
        await api.call(removeView, { params: { id: view.id }, body: { versao: view.versao } });
        toast({
          tipo: 'INFO',
          text: t('lists.viewRemoved', { name: view.nome }),
          action: { label: t('request.undo'), onAct: () => bringBack(view) },
        });
      }),
  };
}
