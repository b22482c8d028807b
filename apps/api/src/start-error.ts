/**
 * Why the server cannot start, as one pt-BR sentence that says what to do.
 *
 * The program prints `message` alone and ends with exit code 1: a stack trace does not help a person
 * whose port is taken.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
