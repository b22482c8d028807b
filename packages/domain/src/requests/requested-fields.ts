import type { Service } from '../entities/index.ts';

/** A field that the client filled in, with its different values. */
export interface RequestedField {
  readonly nome: string;
  readonly valores: readonly string[];
}

/**
 * The custom fields that the client filled in for a whole request, given its services: those of step PEDIDO that every service has by the same name, in the order
 * of the first service. Services may differ in the value (two cost centres); a field that only some services have is not returned.
 */
export function requestedFields(services: readonly Pick<Service, 'camposCustomizados'>[]): readonly RequestedField[] {
  const filled = services.map(({ camposCustomizados }) =>
    camposCustomizados.flatMap(({ nome, etapa, valor }) => (etapa === 'PEDIDO' && valor?.trim() ? [{ nome, valor: valor.trim() }] : [])),
  );
  const names = new Set(filled[0]?.map(({ nome }) => nome));
  return [...names]
    .map((nome) => ({ nome, values: filled.map((fields) => fields.filter((field) => field.nome === nome)) }))
    .filter(({ values }) => values.every((of) => of.length > 0))
    .map(({ nome, values }) => ({ nome, valores: [...new Set(values.flat().map(({ valor }) => valor))] }));
}
