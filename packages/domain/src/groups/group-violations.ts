import { isFilled } from '../internal/filled.ts';
import { longTextViolations } from '../internal/long-text.ts';
import type { Violation } from '../messages/index.ts';
import { GROUP_MESSAGE, groupMessage } from './group-messages.ts';

/** The id in the address that stands for a group that is not there yet. @see A-051 */
export const NEW_GROUP_ID = 'novo';

/** A group of services in its form; an added client that is not chosen yet is null. */
export interface GroupForm {
  readonly nome: string;
  readonly descricao: string;
  readonly clientes: readonly ({ readonly id: number } | null)[];
}

/**
 * What forbids saving a group of services, each at its field; empty when it may be saved: name and description are required, the description
 * has at most 4,000 characters, every client is chosen, and none twice. A repeated client is reported at its second and later places.
 * @see
 */
export function groupViolations({ nome, descricao, clientes }: GroupForm): readonly Violation[] {
  const violations: Violation[] = [];
  if (!isFilled(nome)) violations.push({ key: groupMessage(GROUP_MESSAGE.NAME), field: 'nome' });
  if (!isFilled(descricao)) violations.push({ key: groupMessage(GROUP_MESSAGE.DESCRIPTION), field: 'descricao' });
  violations.push(...longTextViolations(descricao, 'descricao'));
  const seen = new Set<number>();
  for (const [index, client] of clientes.entries()) {
    const field = `clientes.${index}`;
    if (client === null) violations.push({ key: groupMessage(GROUP_MESSAGE.MISSING_CLIENT), field });
    else if (seen.has(client.id)) violations.push({ key: groupMessage(GROUP_MESSAGE.REPEATED_CLIENT), field });
    else seen.add(client.id);
  }
  return violations;
}

/** A name of a group as it is compared: in lower case, without blanks around and with single ones inside. */
function plainName(nome: string): string {
  return nome.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR');
}

/** Why a group may not have its name: another group of the agency has it, in whatever case; `undefined` when it may. @see A-238 */
export function groupNameViolation(nome: string, others: readonly Pick<GroupForm, 'nome'>[]): Violation | undefined {
  const taken = others.some((other) => plainName(other.nome) === plainName(nome));
  return taken ? { key: 'grupo_erro_nome_em_uso', field: 'nome' } : undefined;
}
