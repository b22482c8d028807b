/** What was asked for; when it fails, `tell` is called first, unless whoever asked has given up by then. */
export async function unlessGivenUp<T>(asked: Promise<T>, signal: AbortSignal, tell: (error: unknown) => void): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!signal.aborted) tell(error);
    throw error;
  }
}
