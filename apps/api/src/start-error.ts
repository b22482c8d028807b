/**
 * Why the server cannot start, as one pt-BR sentence that says what to do.
 *
 * Whoever starts the server prints `message` alone and ends with exit code 1: a stack trace helps nobody
 * whose port is taken.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
