import type { TipoMensagem } from '../enums/index.ts';
import type { agenciesMessages } from '../messages/agencies/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';
import type { AgencyCopy } from './agency-to-save.ts';

/** The message after an agency and its copies were saved, and the copies that may be tried again. */
export interface AgencySaved extends Wording<TopicKey<typeof agenciesMessages>> {
  readonly tipo: TipoMensagem;
  readonly retry: readonly AgencyCopy[];
}

/** The message after an agency was saved; a warning names the clients whose copy failed. @see */
export function agencySaved(failed: readonly AgencyCopy[]): AgencySaved {
  if (failed.length === 0) return { tipo: 'SUCCESS', key: 'agencia_salva', retry: [] };
  const clientes = failed.map(({ client }) => client.name).join(', ');
  return { tipo: 'WARNING', key: 'agencia_salva_parcialmente', params: { clientes }, retry: failed };
}
