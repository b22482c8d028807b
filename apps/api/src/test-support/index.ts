export { serviceOf, TYPED_QUOTE } from './ground-quotes.ts';
export { Clerk, ROUNDS, settled } from './load.ts';
export { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';
export { rawCall } from './raw-call.ts';
export { airServiceOf, load, takeRequest, typedAirQuote } from './requests.ts';
export { killProcesses, type ServerProcess, startProcess } from './server-process.ts';
export { filledDataDir, makeTestDatabase, type TestDatabase, temporaryDataDir } from './test-database.ts';
export { fillWithDemo, type Person, startTestServer, type TestServer } from './test-server.ts';
