import { type SQL, sql } from 'drizzle-orm';

const ACCENTED = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const PLAIN = 'aaaaaeeeeiiiiooooouuuucn';

/** A text of the database in lower case without accents, as `searchText` makes it of one that is here. */
export function plainSql(text: SQL): SQL {
  return sql`translate(lower(${text}), ${ACCENTED}, ${PLAIN})`;
}
