import type { SearchedKind } from '@guiche/domain/access';

/** What is said of a choice that was saved, and of one that failed. @see S-075, S-097 */
const WORDS = {
  AEREO: { saved: 'opcao_escolhida', failed: 'erro_escolher_opcao' },
  HOTEL: { saved: 'hospedagem_alterada_com_sucesso', failed: 'erro_alterar_hoteis' },
  CARRO: { saved: 'carro_alterado_com_sucesso', failed: 'erro_alterar_carro' },
  RODOVIARIO: { saved: 'opcao_escolhida', failed: 'erro_escolher_opcao' },
} as const satisfies Record<SearchedKind, unknown>;

/** The key of what is said of a choice that failed. */
export const failedWords = (kind: SearchedKind) => WORDS[kind].failed;

/** The key of what is said of a choice that was saved; null is one that was taken back, after which nothing is chosen. */
export function savedWords(kind: SearchedKind, choice: unknown) {
  const { saved } = WORDS[kind];
  return choice === null && saved === 'opcao_escolhida' ? 'escolha_desfeita' : saved;
}
