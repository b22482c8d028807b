/** Code that is needed could not be fetched. */
export class CodeNotFetched extends Error {
  override readonly name = 'CodeNotFetched';
  /** Whether another try can succeed as soon as the connection is back; otherwise the page must be loaded again. */
  readonly passes: boolean;

  constructor(passes: boolean, options?: ErrorOptions) {
    super('Code that is needed could not be fetched.', options);
    this.passes = passes;
  }
}
