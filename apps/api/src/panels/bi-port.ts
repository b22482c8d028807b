/** A report of the business intelligence, as its system names it. */
export interface BiReport {
  /** The address that shows the report in a frame: absolute, of `https`, or a path of this server. */
  readonly url: string;
  readonly nome?: string;
}

/** The system that makes the reports of the management panel. @see A-268, S-337 */
export interface BiPort {
  /** The origins of `https` at which its reports are, beside this server's own; a page may show frames of no others. */
  readonly origins: readonly string[];
  /** The reports that an agency may see. Rejects when the system does not answer. */
  reportsOf: (idAgencia: number) => Promise<readonly BiReport[]>;
}
