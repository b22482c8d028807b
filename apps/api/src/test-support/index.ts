export { earlierIssue, withBalance, withBalanceOf } from './balances.ts';
export { bookable, bookingOf, TEST_CARD } from './bookings.ts';
export { aFile, attachmentOf, callInputs, type Input, typedView, wholeList } from './call-inputs.ts';
export { callerOf } from './caller-of.ts';
export { beginGenerating, EXPIRY, giveCode, giveFixedCard, giveTravellerCard, type Paid, paidBy } from './cards.ts';
export {
  activationOf,
  insertedCredential,
  requestedCredential,
  TEST_SEARCH,
  typedCredential,
  typedRequest,
} from './credentials.ts';
export { serviceOf, TYPED_QUOTE } from './ground-quotes.ts';
export { chosenOf, issueToEnd } from './issue-to-end.ts';
export { confirmed, issuable, issuedTrip, pairOf, saveAirIssue, seenTrip, ticketed, waitingChange } from './issues.ts';
export { Clerk, RACES, ROUNDS, settled, untilAnswered } from './load.ts';
export { makeAnyCall } from './make-any-call.ts';
export { awaitingChoice, firstOffers, ownedByTraveller } from './own-trips.ts';
export { aPng } from './png.ts';
export { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';
export { externalOf, issueOf, type ProviderIssue, providerIssue, searchOf } from './provider-issues.ts';
export { rawCall } from './raw-call.ts';
export { readPdf } from './read-pdf.ts';
export { readXls } from './read-xls.ts';
export { readCsv, readXlsx, readZip } from './read-xlsx.ts';
export { type RefusedInputs, refusedInputs } from './refused-inputs.ts';
export { endedJob, reportBody, startedReport } from './reports.ts';
export { airServiceOf, load, loadFromHistory, takeRequest, typedAirQuote } from './requests.ts';
export { airSearch, busSearch, carSearch, credentialOf, hotelSearch, offered, SEARCHED_YEAR, searchedRequest } from './searches.ts';
export { serverForFile } from './server-for-file.ts';
export { killProcesses, type ServerProcess, startAt, startProcess } from './server-process.ts';
export { filledDataDir, makeTestDatabase, type TestDatabase, temporaryDataDir } from './test-database.ts';
export { fillWithDemo, type Person, startTestServer, type TestServer } from './test-server.ts';
export { addTwinIssues, type Twins } from './twin-issues.ts';
export { twoServers } from './two-servers.ts';
export { newColleague, typedUser } from './users.ts';
