import { CallError } from '@guiche/contract/client';
import { missingHierarchy } from '@guiche/domain/requests';

/** The server's words about somebody without a place in the client's hierarchy, for whom a request cannot be loaded; undefined for any other failure. @see */
export function hierarchyFailure(error: unknown): { readonly descricao: string } | undefined {
  if (!(error instanceof CallError)) return undefined;
  const item = error.errors.find((one) => missingHierarchy(one) !== undefined);
  return item && { descricao: item.descricao ?? item.titulo };
}
