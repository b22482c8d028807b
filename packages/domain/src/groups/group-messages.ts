import type { groupsMessages } from '../messages/groups/index.ts';
import type { TopicKey } from '../messages/index.ts';

type GroupKey = TopicKey<typeof groupsMessages>;

/** The messages of groups of services, by code. @see, S-322 */
export const GROUP_MESSAGE = { INSERTED: 1, CHANGED: 2, NAME: 3, DESCRIPTION: 4, REPEATED_CLIENT: 5, MISSING_CLIENT: 6 } as const;
export type GroupMessage = (typeof GROUP_MESSAGE)[keyof typeof GROUP_MESSAGE];

interface GroupTexts {
  /** The text in the form and its toasts. */
  readonly screen: GroupKey;
  /** The text for a code that the server sends. */
  readonly code: GroupKey;
}

const TEXTS: Record<GroupMessage, GroupTexts> = {
  1: { screen: 'grupo_inserido', code: 'grupo_servico_1' },
  2: { screen: 'grupo_alterado', code: 'grupo_servico_2' },
  3: { screen: 'grupo_erro_nome', code: 'grupo_servico_3' },
  4: { screen: 'grupo_erro_descricao', code: 'grupo_servico_4' },
  5: { screen: 'grupo_erro_cliente_duplicado', code: 'grupo_servico_5' },
  6: { screen: 'grupo_erro_cliente_nulo', code: 'grupo_servico_6' },
};

/** The message key of a group message in the form. @see */
export function groupMessage(message: GroupMessage): GroupKey {
  return TEXTS[message].screen;
}

/** The message key of a message code; null for an unknown code. @see S-322 */
export function groupMessageOfCode(code: number): GroupKey | null {
  const known = Object.values(GROUP_MESSAGE).find((message) => message === code);
  return known ? TEXTS[known].code : null;
}
