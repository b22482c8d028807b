import type { CustomField } from '@guiche/domain/entities';

/**
 * The custom fields of a quote: which there are, what they hold and whether they must be filled in is the client company's word,
 * as the service has it; of a body only the values count.
 */
export function canonicalFields(body: readonly CustomField[], ofService: readonly CustomField[]): CustomField[] {
  return ofService
    .filter(({ etapa }) => etapa === 'COTACAO')
    .map((field) => ({ ...field, valor: body.find(({ id }) => id === field.id)?.valor ?? null }));
}
