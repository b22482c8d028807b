/** The agency's deadlines after the client's answer, in hours. */
const HOURS_TO_ISSUE = 24;
const HOURS_TO_QUOTE = 4;

const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);

/** The end of the time that the agency has to issue, or to handle a change, which it got at a moment. */
export function issueDeadline(since: Date): Date {
  return hoursAfter(since, HOURS_TO_ISSUE);
}

/** The end of the time that the agency has to quote what it got at a moment. */
export function quoteDeadline(since: Date): Date {
  return hoursAfter(since, HOURS_TO_QUOTE);
}
