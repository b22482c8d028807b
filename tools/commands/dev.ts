import { createServer } from 'vite';
import { start } from '../lib/exec.ts';
import { root, say } from '../prepare.mjs';

const port = process.env['API_PORT'] ?? '4100';
const target = `http://localhost:${port}`;
// The back office's own configuration reads this variable too.
process.env['API_PORT'] = port;

say(`the API on ${target}, with reload.`);
const api = start(process.execPath, ['--watch', '--conditions=@guiche/source', 'apps/api/src/server.ts'], { env: { PORT: port } });

say('the back office, with reload.');
const vite = await createServer({ root: `${root}/apps/backoffice`, server: { proxy: { '/api': target, '/middleware': target } } });
await vite.listen();
vite.printUrls();

// When the server or the app ends, the other is stopped too.
api.once('exit', async (code) => {
  await vite.close();
  process.exit(code ?? 1);
});
