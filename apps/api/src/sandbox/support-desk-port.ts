/** The agency's support desk, in whose system people work on tickets about a request. @see Q-039 */
export interface SupportDeskPort {
  /** Whether somebody at the desk works on the request with this number, so that nobody else changes it. Rejects when the desk does not answer. */
  blocksChanges: (numero: number) => Promise<boolean>;
}
