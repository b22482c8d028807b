import type { CustomField } from '@guiche/domain/entities';
import { askedAtQuoting } from '@guiche/domain/quotes';

/**
 * The custom fields of a quote as the client company has defined them at the service (names, types, whether they are required);
 * from a body only the values are taken.
 */
export function canonicalFields(body: readonly CustomField[], ofService: readonly CustomField[]): CustomField[] {
  return askedAtQuoting({ camposCustomizados: ofService }).map((field) => ({
    ...field,
    valor: body.find(({ id }) => id === field.id)?.valor ?? null,
  }));
}
