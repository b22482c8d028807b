import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-support/index.ts';

const TOKEN = 'segredo-do-monitoramento';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ metricsToken: TOKEN });
});
afterAll(() => server.close());

const ask = (address: string, authorization?: string) =>
  fetch(`${address}/api/metrics`, authorization === undefined ? {} : { headers: { authorization } });
const shown = async () => (await ask(server.address, `Bearer ${TOKEN}`)).text();
/** The value of a line of the text format. */
const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  );

test('B-067 the metrics count requests with their latencies by route and status, and tell what waits for the database', async () => {
  const health = 'guiche_http_request_duration_seconds_count{method="GET",route="/api/health/live",status="200"}';
  const nowhere = 'guiche_http_request_duration_seconds_count{method="GET",route="none",status="404"}';
  for (let count = 0; count < 3; count += 1) await fetch(`${server.address}/api/health/live`);
  await fetch(`${server.address}/api/rest/nada/segredo`);
  // A response is counted when it has ended, a moment after it was received.
  await expect.poll(async () => figure(await shown(), health)).toBe(3);
  await expect.poll(async () => figure(await shown(), nowhere)).toBe(1);
  const text = await shown();
  expect(figure(text, health.replace('_count', '_bucket').replace('{', '{le="+Inf",'))).toBe(3);
  expect(figure(text, 'guiche_http_requests_open')).toBe(1);
  expect(figure(text, 'guiche_memory_bytes')).toBeGreaterThan(1_000_000);
  // No address is shown: it may hold what nobody else may read.
  expect(text).not.toContain('segredo');
});

test('B-067 the metrics show used connections and the calls that wait for one', async () => {
  const { $client: pool } = server.db;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = pool.connect();
  const text = await shown();
  expect(figure(text, 'guiche_database_connections{state="used"}')).toBe(taken.length);
  expect(figure(text, 'guiche_database_waiting{for="connection"}')).toBe(1);
  expect(figure(text, 'guiche_database_waiting{for="transaction"}')).toBe(0);
  for (const client of taken) client.release();
  (await waiting).release();
  expect(figure(await shown(), 'guiche_database_waiting{for="connection"}')).toBe(0);
});

test('B-067 the metrics are shown to who has the token alone, and without the setting the address leads nowhere', async () => {
  for (const wrong of [undefined, TOKEN, 'Bearer outro-segredo-qualquer']) expect((await ask(server.address, wrong)).status).toBe(401);
  const other = await startTestServer();
  expect((await ask(other.address, `Bearer ${TOKEN}`)).status).toBe(404);
  await other.close();
});
