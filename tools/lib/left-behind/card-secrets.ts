import type { CardVault } from '../../../apps/api/src/cards/card-vault.ts';
import { codePlace, numberPlace } from '../../../apps/api/src/cards/hand-out-card.ts';
import type { Database } from '../../../apps/api/src/db/connect.ts';

/** What a server knows of cards, and what may be nowhere else in clear. */
export interface CardSecrets {
  readonly numbers: readonly string[];
  readonly codes: readonly string[];
}

interface SealedNumber {
  readonly id: string;
  readonly numero: string;
}

interface SealedCode {
  readonly cartao_id: string;
  readonly servico_id: string;
  readonly codigo: string;
}

/** The card numbers and verification codes of a database, decrypted with its key. Errors: one that its key does not open. */
export async function readCardSecrets(db: Database, vault: CardVault): Promise<CardSecrets> {
  const open = (sealed: string, place: string) => {
    const text = vault.open(sealed, place);
    if (text === undefined) throw new Error(`the key does not open ${place}`);
    return text;
  };
  const cards = await db.$client.query<SealedNumber>('select id, numero from cartao where numero is not null');
  const codes = await db.$client.query<SealedCode>('select cartao_id, servico_id, codigo from codigo_cartao');
  return {
    numbers: [...new Set(cards.rows.map(({ id, numero }) => open(numero, numberPlace(id))))],
    codes: [...new Set(codes.rows.map((row) => open(row.codigo, codePlace(row.cartao_id, row.servico_id))))],
  };
}
