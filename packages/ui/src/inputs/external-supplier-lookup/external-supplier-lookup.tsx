import type { ExternalSupplier } from '@guiche/domain/entities';
import { readLookupItems } from '@guiche/domain/lookups';
import { formatCnpj } from '@guiche/masks/cnpj';
import { EntityLookup, type LookupProps } from '../internal/entity-lookup.tsx';

export type ExternalSupplierLookupProps = LookupProps<ExternalSupplier>;

/** CNPJ and city of a supplier, from its structured text; nothing of a text that cannot be read, and no line for what is not in it. */
function dataText(dados: string): string | undefined {
  const [read] = readLookupItems([{ data: dados }]);
  const textAt = (name: string) => {
    const value = read?.data?.[name];
    return typeof value === 'string' ? value : '';
  };
  const where = [textAt('cidade'), textAt('estado')].filter(Boolean).join(', ');
  return [formatCnpj(textAt('cnpj')), where].filter(Boolean).join(' · ') || undefined;
}

function itemOf({ codigo, descricao, dados }: ExternalSupplier) {
  return { id: codigo, label: descricao, sublabel: dataText(dados) };
}

/**
 * A supplier of another system, with its CNPJ and city below it.
 *
 * Use: for a supplier that is registered in another system.
 * Not for: the suppliers of the agency, which are a short list.
 * Value: the supplier, or `null`.
 * Keyboard: Letters, Digits: search; Up, Down: move in the list; Enter: chooses; Escape: closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`; CNPJ and city are read after the supplier.
 * @see S-175, S-282
 * @keywords fornecedor externo, cnpj, lookup, supplier
 */
export function ExternalSupplierLookup(props: ExternalSupplierLookupProps) {
  return <EntityLookup {...props} itemOf={itemOf} />;
}
