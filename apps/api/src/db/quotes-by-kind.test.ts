import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUOTE_SCHEMAS } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { startTestServer, type TestServer } from '../test-support/index.ts';
import { cotacao, servico } from './schema/solicitacao.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const groundQuotes = () =>
  server.db
    .select({ quote: cotacao, kind: servico.tipoServico })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(ne(servico.tipoServico, 'AEREO'));

test('quotes that were stored with a description alone become quotes of their kind, and keep what they said', async () => {
  for (const { quote, kind } of await groundQuotes()) {
    // The row before the migration: the common fields, and one text.
    const schema = QUOTE_SCHEMAS[kind as TipoServico];
    const own = Object.keys(schema.shape).filter((field) => !(field in QUOTE_SCHEMAS.OUTROS.shape));
    const before = Object.fromEntries(Object.entries(quote.dados).filter(([field]) => !own.includes(field)));
    const dados = { ...before, observacao: null, descricao: `oferta ${quote.id}` };
    await server.db.update(cotacao).set({ dados }).where(eq(cotacao.id, quote.id));
  }
  const steps = readFileSync(join(import.meta.dirname, '../../drizzle/0001_quotes_by_kind.sql'), 'utf8').split('--> statement-breakpoint');
  for (const step of steps) await server.db.execute(sql.raw(step));

  const found = new Set<string>();
  for (const { quote, kind } of await groundQuotes()) {
    found.add(kind);
    const wire = JSON.parse(JSON.stringify(quoteOfRow(quote)));
    expect(QUOTE_SCHEMAS[kind as TipoServico].safeParse(wire)).toEqual({ success: true, data: wire });
    expect(JSON.stringify(wire)).toContain(`oferta ${quote.id}`);
  }
  expect([...found].sort()).toEqual(['CARRO', 'HOTEL', 'OUTROS', 'RODOVIARIO']);
});
