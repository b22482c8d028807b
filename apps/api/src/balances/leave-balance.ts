import type { AirQuote } from '@guiche/domain/entities';
import type { Transaction } from '../db/transaction.ts';
import type { AirServiceOfSession } from './air-quote-of-service.ts';
import { dropBalance, keepBalance } from './data/balances.ts';

/**
 * Keeps the entry balance of a changed or cancelled air issue for a later one, while its status says so; it is the first traveller's, at the airline
 * of the first flight. A value of 0, and one that has been used elsewhere, leaves nothing.
 * @see Q-079 @see Q-245
 */
export async function leaveBalance(tx: Transaction, { request, travellers }: AirServiceOfSession, issue: AirQuote): Promise<void> {
  const { valorEntrada, status } = issue.saldoEntrada ?? { valorEntrada: null, status: null };
  const [traveller] = travellers;
  const cia = issue.segmentos.flatMap(({ voos }) => voos)[0]?.cia;
  if (!traveller || !cia || !valorEntrada || status !== 'PENDENTE') {
    await dropBalance(tx, issue.id);
    return;
  }
  await keepBalance(tx, {
    empresaId: request.empresaId,
    cia,
    viajante: traveller.nomeCompleto,
    viajanteId: traveller.id,
    valor: valorEntrada,
    numeroBilhete: issue.numeroBilhete,
    multa: null,
    origemCotacaoId: issue.id,
  });
}
