import { agenciesMessages } from './agencies/index.ts';
import { airMessages } from './air/index.ts';
import { attachmentsMessages } from './attachments/index.ts';
import { balancesMessages } from './balances/index.ts';
import { bookingEmailMessages } from './booking-email/index.ts';
import { bookingTextMessages } from './booking-text/index.ts';
import { busMessages } from './bus/index.ts';
import { captureMessages } from './capture/index.ts';
import { carMessages } from './car/index.ts';
import { cardLinkMessages } from './card-link/index.ts';
import { changedIssuesMessages } from './changed-issues/index.ts';
import { chatMessages } from './chat/index.ts';
import { checklistMessages } from './checklist/index.ts';
import { commonMessages } from './common/index.ts';
import { credentialsMessages } from './credentials/index.ts';
import { deadlineMessages } from './deadline/index.ts';
import { deskMessages } from './desk/index.ts';
import { dialogsMessages } from './dialogs/index.ts';
import { errorsMessages } from './errors/index.ts';
import { fieldsMessages } from './fields/index.ts';
import { finesMessages } from './fines/index.ts';
import { groupsMessages } from './groups/index.ts';
import { historyMessages } from './history/index.ts';
import { hotelMessages } from './hotel/index.ts';
import { issuingMessages } from './issuing/index.ts';
import { listExportMessages } from './list-export/index.ts';
import { logsMessages } from './logs/index.ts';
import { passwordsMessages } from './passwords/index.ts';
import { paymentsMessages } from './payments/index.ts';
import { quoteTextMessages } from './quote-text/index.ts';
import { quotesMessages } from './quotes/index.ts';
import { reportFilesMessages } from './report-files/index.ts';
import { reportsMessages } from './reports/index.ts';
import { requestListsMessages } from './request-lists/index.ts';
import { requestsMessages } from './requests/index.ts';
import { searchMessages } from './search/index.ts';
import { servicesMessages } from './services/index.ts';
import { sessionMessages } from './session/index.ts';
import { statusesMessages } from './statuses/index.ts';
import { tripsMessages } from './trips/index.ts';
import { usersMessages } from './users/index.ts';
import { validationMessages } from './validation/index.ts';
import { viewsMessages } from './views/index.ts';
import { vouchersMessages } from './vouchers/index.ts';

/** Every topic of the message catalogue. Each key belongs to one topic. */
export const ALL_TOPICS = [
  agenciesMessages,
  airMessages,
  attachmentsMessages,
  balancesMessages,
  bookingEmailMessages,
  bookingTextMessages,
  busMessages,
  captureMessages,
  carMessages,
  cardLinkMessages,
  changedIssuesMessages,
  chatMessages,
  checklistMessages,
  commonMessages,
  credentialsMessages,
  deadlineMessages,
  deskMessages,
  dialogsMessages,
  errorsMessages,
  fieldsMessages,
  finesMessages,
  groupsMessages,
  historyMessages,
  hotelMessages,
  issuingMessages,
  listExportMessages,
  logsMessages,
  passwordsMessages,
  paymentsMessages,
  quoteTextMessages,
  quotesMessages,
  reportFilesMessages,
  reportsMessages,
  requestListsMessages,
  requestsMessages,
  searchMessages,
  servicesMessages,
  sessionMessages,
  statusesMessages,
  tripsMessages,
  usersMessages,
  validationMessages,
  viewsMessages,
  vouchersMessages,
] as const;
