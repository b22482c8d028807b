import type { Service } from '../entities/index.ts';
import { checked, finding, type IssueCheck } from './issue-check.ts';

/** The name of a traveller as a document has it. */
export interface DocumentName {
  readonly idViajante: string;
  readonly nome: string;
}

/** The words of a name without accents, in capitals, as tickets print them. */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether two names begin and end with the same word: the ones between are often left out. */
function isSamePerson(one: readonly string[], other: readonly string[]): boolean {
  return one[0] === other[0] && one.at(-1) === other.at(-1);
}

/** The names of the travellers of a service: each needs a surname and no digits, and is the one of the document, where that is known. */
export function nameChecks({ viajantes }: Pick<Service, 'viajantes'>, documents: readonly DocumentName[]): readonly IssueCheck[] {
  if (viajantes.length === 0) return [];
  return checked(
    'NOMES',
    '',
    viajantes.flatMap(({ id, nomeCompleto }): readonly IssueCheck[] => {
      const words = wordsOf(nomeCompleto);
      const viajante = nomeCompleto.trim();
      if (/\d/.test(nomeCompleto)) return [finding('CONFERIR', 'NOMES', '', { key: 'conferencia_nome_invalido', params: { viajante } })];
      if (words.length < 2) return [finding('CONFERIR', 'NOMES', '', { key: 'conferencia_nome_incompleto', params: { viajante } })];
      const onPaper = documents.find(({ idViajante }) => idViajante === id);
      if (!onPaper || isSamePerson(words, wordsOf(onPaper.nome))) return [];
      return [finding('CONFERIR', 'NOMES', '', { key: 'conferencia_nome_documento', params: { viajante, documento: onPaper.nome } })];
    }),
  );
}
