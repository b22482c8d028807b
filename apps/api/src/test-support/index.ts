export { serviceOf, TYPED_QUOTE } from './ground-quotes.ts';
export { airServiceOf, load, takeRequest, typedAirQuote } from './requests.ts';
export { makeTestDatabase, type TestDatabase, temporaryDataDir } from './test-database.ts';
export { type Person, startTestServer, type TestServer } from './test-server.ts';
