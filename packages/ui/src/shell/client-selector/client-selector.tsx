import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { clientSelectorTexts } from './client-selector.texts.ts';

/** A client whose data may be worked with. */
export interface SelectableClient {
  /** The name of its instance, which calls carry. */
  readonly instancia: string;
  /** The client's name. */
  readonly name: string;
}

export interface ClientSelectorProps {
  /** The clients of the user, in the order of the list; undefined until they are known. */
  clients: readonly SelectableClient[] | undefined;
  /** Reads the clients, for a search that begins before they are known. A failure is shown in the list, with a button to try again. */
  loadClients: () => Promise<readonly SelectableClient[]>;
  /** The name of the chosen client's instance; null for all clients. */
  value: string | null;
  /** Called with the name of the instance that was chosen, or null for all clients. */
  onValueChange: (instancia: string | null) => void;
}

/** The id of the entry for all clients: no instance is called so. */
const ALL = '';

/**
 * The client that the user works for, or all of them.
 *
 * Use: once, in the `clientSelector` of the `AppShell`.
 * Not for: choosing a client in a form, which an `EntitySelect` does; narrowing a list, which its filters do.
 * Value: the name of the chosen client's instance, or `null` for all. A typed text that is no client is dropped when the field is left.
 * Parts: those of an `Autocomplete`.
 * Keyboard: Letters, Digits: search by the name, without accents; Up, Down: open the list and move in it; Enter: chooses; Escape: closes the
 * list.
 * Screen reader: an editable combobox with a listbox, named "current client"; without a choice it says that all clients are meant.
 * @see
 * @keywords cliente, empresa, instância, unidade de negócio, client selector
 */
export function ClientSelector({ clients, loadClients, value, onValueChange }: ClientSelectorProps) {
  const t = useTexts(clientSelectorTexts);
  /** Grows when the field is left with a text that is no choice: it starts anew with the choice that holds. */
  const [left, setLeft] = useState(0);
  const typed = useRef(false);
  // A client that is not among the user's is still the one that calls carry.
  const name = clients?.find(({ instancia }) => instancia === value)?.name ?? value;
  const chosen = value === null || name === null ? null : { id: value, label: name };

  function matching(known: readonly SelectableClient[], term: string) {
    const wanted = plainText(term);
    const items = [{ id: ALL, label: t('all') }, ...known.map((client) => ({ id: client.instancia, label: client.name }))];
    return items.filter(({ label }) => plainText(label).includes(wanted));
  }

  return (
    <Autocomplete
      key={left}
      label={t('label')}
      labelHidden
      size="sm"
      placeholder={t('all')}
      value={chosen}
      onSearch={(term) => (clients ? matching(clients, term) : loadClients().then((loaded) => matching(loaded, term)))}
      minChars={1}
      searchEmpty
      debounce={0}
      leave="keep"
      onTermChange={() => {
        typed.current = true;
      }}
      onValueChange={(item) => {
        typed.current = false;
        onValueChange(item === null || item.id === ALL ? null : item.id);
      }}
      onBlur={() => {
        if (typed.current) setLeft(left + 1);
        typed.current = false;
      }}
    />
  );
}
