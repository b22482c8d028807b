import type { ServiceGroup } from '@guiche/domain/entities';

/** A client company that a group can have. */
export type GroupClient = ServiceGroup['clientes'][number];

/** A group of services as the form edits it: a client that was added and not chosen yet is null. */
export interface EditedGroup extends Pick<ServiceGroup, 'versao' | 'nome' | 'descricao'> {
  id: string;
  clientes: readonly (GroupClient | null)[];
}
