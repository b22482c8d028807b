import type { ExternalSupplier } from '@guiche/domain/entities';
import { supplierOfExternal } from '@guiche/domain/lookups';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { ExternalSupplierLookup } from '../../inputs/external-supplier-lookup/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';

interface ExternalSupplierFieldProps {
  search: (term: string, signal: AbortSignal) => Promise<readonly ExternalSupplier[]>;
}

/** The supplier of the service, for who works with external ones: the agency's own are found first, then those outside. @see S-175 */
export function ExternalSupplierField({ search }: ExternalSupplierFieldProps) {
  const t = useTexts(quoteTexts);
  const { options, readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const { field, fieldState } = useController({ control, name: 'fornecedorServico' });
  const present = field.value;
  return (
    <ExternalSupplierLookup
      ref={field.ref}
      name={field.name}
      label={t('supplier')}
      placeholder={t('supplierHint')}
      value={present && itemOf(present)}
      onValueChange={(supplier) => field.onChange(supplier && supplierOfExternal(supplier))}
      onBlur={field.onBlur}
      onSearch={async (term, signal) => {
        const own = options.suppliers.filter(({ nome }) => plainText(nome).includes(plainText(term))).map(itemOf);
        return [...own, ...(await search(term, signal))];
      }}
      error={fieldState.error?.message}
      readOnly={readOnly}
    />
  );
}

/** A quote keeps the code and the name of its supplier alone. */
function itemOf({ id, nome }: { readonly id: string; readonly nome: string }): ExternalSupplier {
  return { codigo: id, descricao: nome, dados: '' };
}
