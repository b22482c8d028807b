import { readConfig } from './config.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/demo-logins.ts';
import { type RunningServer, start } from './start.ts';
import { StartError } from './start-error.ts';
import { startFailure } from './start-failure.ts';

function announce(server: RunningServer, demo: boolean): void {
  const lines = [`Guichê no ar: ${server.address}`];
  if (demo) {
    lines.push('', `Entre com um destes acessos de demonstração (senha: ${DEMO_PASSWORD}):`);
    for (const { login, perfil } of DEMO_LOGINS) lines.push(`  ${login.padEnd(26)} ${perfil}`);
  }
  if (server.databaseDir) {
    lines.push(
      '',
      `Dados em ${server.databaseDir} (PostgreSQL embutido).`,
      'Se o processo for encerrado à força, nada do que foi confirmado se perde; em queda de energia não há garantia.',
      'Para dados de verdade, use um servidor PostgreSQL com DATABASE_URL.',
    );
  }
  console.log(lines.join('\n'));
}

/** A server that has not ended by then is ended: nothing that was acknowledged is lost by that. */
const LONGEST_END_MS = 4800;

function stopOn(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal comes from a person who does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(0), LONGEST_END_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.databaseUrl) console.log('Abrindo o banco de dados (na primeira vez leva alguns segundos)…');
  const server = await start(config).catch((error: unknown) => {
    throw startFailure(error, config);
  });
  stopOn(server);
  announce(server, config.demo);
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  if (error instanceof StartError && error.cause && process.env['LOG_LEVEL'] === 'debug') console.error(error.cause);
  process.exit(1);
});
