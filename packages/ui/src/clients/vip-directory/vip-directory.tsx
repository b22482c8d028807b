import type { ClientInstance, VipMarks, VipTraveller } from '@guiche/domain/entities';
import { EyeOff, Gem, Search, UsersRound } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Table, TableHeading } from '../../primitives/table/index.ts';
import { NothingFound } from '../internal/nothing-found.tsx';
import { NotAdded } from './not-added.tsx';
import type { NotAddedTraveller } from './not-added-traveller.ts';
import { vipDirectoryTexts } from './vip-directory.texts.ts';
import { VipRow } from './vip-row.tsx';

export interface VipDirectoryProps {
  /** The clients that can be chosen, in the order of the list; undefined while they load. */
  clients: readonly ClientInstance[] | undefined;
  /** The client whose travellers are listed; null while none is chosen. */
  client: ClientInstance | null;
  /** Called with the client that is chosen. */
  onClientChange: (client: ClientInstance | null) => void;
  /** The travellers of the client with a mark, in the order of the list; undefined while they load. */
  travellers: readonly VipTraveller[] | undefined;
  /** The text by which the list is searched. */
  term: string;
  /** Called with the text as it is typed. */
  onTermChange: (term: string) => void;
  /** Finds travellers of the client by name, marked or not. */
  onSearch: (term: string, signal: AbortSignal) => Promise<readonly VipTraveller[]>;
  /** Called to set the marks of a traveller: one of the list, or one who joins it. */
  onMarksChange: (traveller: VipTraveller, marks: VipMarks) => void;
  /** Who was chosen to join the list and could not be stored, each with why: they need not be searched again. */
  notAdded?: readonly NotAddedTraveller[];
  /** Called to try again to add one of them; given with `notAdded`. */
  onAddAgain?: ((traveller: VipTraveller) => void) | undefined;
  /** Called to take a traveller out of the list, at once: whoever calls it offers to undo it. */
  onRemove: (traveller: VipTraveller) => void;
  /** Whether the user may not see the marks: the list then says so and shows nobody. @see A-022 */
  hidden?: boolean;
  /** Why the clients or the travellers could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

const itemOf = (client: ClientInstance) => ({ id: client.instancia, label: client.name, client });

/**
 * The VIP and premium travellers of a client company: who is one, and which. A tick is saved at once, and so is a removal, which is undone
 * rather than asked about.
 *
 * Use: where somebody administers who is VIP or premium.
 * Not for: the mark beside a name, which lists and requests show by themselves.
 * Keyboard: Tab: goes from the client and the searches to the ticks and the button of each row; Space: ticks. Who was removed gives the focus to
 * the field that adds somebody, and so does the button that tries again to add one.
 * Screen reader: a table; each tick and each button says the name of its traveller, and the number of travellers is announced. Who could
 * not be added is read at once, with why.
 * @see
 * @keywords vip, premium, viajantes, diretório, cadastro, directory
 */
export function VipDirectory(props: VipDirectoryProps) {
  const { clients, client, onClientChange, travellers, term, onTermChange, onSearch, onMarksChange, onRemove } = props;
  const { notAdded = [], onAddAgain } = props;
  const { hidden = false, error, onRetry, pending = false } = props;
  const t = useTexts(vipDirectoryTexts);
  const search = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLInputElement>(null);
  const wanted = plainText(term.trim());
  const found = travellers?.filter(({ nome }) => plainText(nome).includes(wanted));

  if (hidden)
    return (
      <div data-slot="vip-directory" className={BOX}>
        <EmptyState icon={<EyeOff />} title={t('hidden')}>
          {t('hiddenHint')}
        </EmptyState>
      </div>
    );

  function clientsNamed(text: string) {
    const part = plainText(text);
    return (clients ?? []).filter(({ name }) => plainText(name).includes(part)).map(itemOf);
  }
  async function searchOthers(text: string, signal: AbortSignal) {
    // Whom the list has, the server may not have yet: another try would take away what was ticked since.
    const isListed = ({ colaboradorId }: VipTraveller) => travellers?.some((one) => one.colaboradorId === colaboradorId);
    const others = (await onSearch(text, signal)).filter((one) => !one.vip && !one.premium && !isListed(one));
    return others.map((traveller) => ({ id: traveller.colaboradorId, label: traveller.nome, traveller }));
  }
  function remove(traveller: VipTraveller) {
    // The row goes, and the focus with it.
    add.current?.focus();
    onRemove(traveller);
  }
  function addAgain(traveller: VipTraveller) {
    // The button goes, too.
    add.current?.focus();
    onAddAgain?.(traveller);
  }

  return (
    <div data-slot="vip-directory" className={BOX}>
      <div className="g:grid g:items-start g:gap-x-4 g:gap-y-3 g:border-line g:border-b g:p-3 g:max-sm:px-2 g:sm:grid-cols-2">
        <Autocomplete
          label={t('client')}
          minChars={1}
          searchEmpty
          debounce={0}
          disabled={!clients}
          value={client && itemOf(client)}
          onSearch={clientsNamed}
          onValueChange={(item) => onClientChange(item?.client ?? null)}
        />
        {client && (
          <div data-add="" className="g:own">
            {/* A choice joins the list, and leaves the field empty for the next one. */}
            <Autocomplete
              key={client.instancia}
              ref={add}
              label={t('add')}
              description={t('addHint')}
              value={null}
              onSearch={searchOthers}
              onValueChange={(item) => item && onMarksChange(item.traveller, { vip: true, premium: false })}
            />
            <NotAdded travellers={notAdded} onAddAgain={addAgain} />
          </div>
        )}
      </div>
      {error !== undefined ? (
        <ErrorState title={error} onRetry={onRetry} pending={pending} />
      ) : !clients || (client && !travellers) ? (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3 g:p-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="g:h-8" />
          ))}
        </div>
      ) : !client ? (
        <EmptyState icon={<UsersRound />} title={t('chooseClient')}>
          {t('chooseClientHint')}
        </EmptyState>
      ) : (
        <div className="g:p-3 g:max-sm:px-2">
          <div className="g:mb-3 g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-4 g:gap-y-2">
            <TextInput
              ref={search}
              type="search"
              label={t('find')}
              value={term}
              onValueChange={onTermChange}
              prefix={<Search aria-hidden="true" className="g:size-4" />}
              autoComplete="off"
              className="g:w-full g:sm:max-w-xs"
            />
            <p role="status" className="g:pb-1 g:text-ink-2 g:text-sm">
              {t(wanted === '' ? 'count' : 'found', { count: found?.length ?? 0 })}
            </p>
          </div>
          {travellers?.length === 0 ? (
            <EmptyState icon={<Gem />} title={t('none')}>
              {t('noneHint')}
            </EmptyState>
          ) : found?.length === 0 ? (
            <NothingFound title={t('notFound')} clear={t('clear')} onClear={() => onTermChange('')} search={search} />
          ) : (
            <Table
              label={t('label')}
              head={
                <>
                  <TableHeading className="g:max-sm:px-2">{t('traveller')}</TableHeading>
                  {/* As narrow as they can be: on the narrowest screens a name has what they leave. */}
                  <TableHeading className="g:w-12 g:max-sm:px-2">{t('vip')}</TableHeading>
                  <TableHeading className="g:w-16 g:max-sm:px-2">{t('premium')}</TableHeading>
                  <TableHeading className="g:w-12 g:max-sm:px-2">
                    <span className="g:sr-only">{t('actions')}</span>
                  </TableHeading>
                </>
              }
            >
              {found?.map((traveller) => (
                <VipRow key={traveller.colaboradorId} traveller={traveller} onMarksChange={onMarksChange} onRemove={remove} />
              ))}
            </Table>
          )}
        </div>
      )}
    </div>
  );
}

const BOX = 'g:rounded-md g:border g:border-line g:bg-surface-1';
