export { serviceOf, TYPED_QUOTE } from './ground-quotes.ts';
export { rawCall } from './raw-call.ts';
export { airServiceOf, load, takeRequest, typedAirQuote } from './requests.ts';
export { filledDataDir, makeTestDatabase, type TestDatabase, temporaryDataDir } from './test-database.ts';
export { fillWithDemo, type Person, startTestServer, type TestServer } from './test-server.ts';
