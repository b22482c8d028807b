import { PATIENCE } from './driven-browser.ts';

/** The commands of one session of a W3C WebDriver server. */
export interface WebDriverSession {
  /** Sends a command; its path is the part behind the session's. Throws with the message of the driver. */
  readonly send: (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

interface Answer {
  readonly value: unknown;
}

function errorOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  return 'message' in value && value.message !== '' ? `${value.error}: ${value.message}` : String(value.error);
}

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as Answer;
  const error = errorOf(value);
  if (error !== undefined) throw new Error(error);
  return value;
}

/** Opens a session at a driver that listens at an address. */
export async function openSession(address: string, capabilities: object): Promise<WebDriverSession> {
  const opened = await command(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  if (typeof opened !== 'object' || opened === null || !('sessionId' in opened)) throw new Error('the driver opened no session');
  const session = `${address}/session/${opened.sessionId}`;
  return { send: (method, path, body) => command(`${session}${path}`, method, body ?? (method === 'POST' ? {} : undefined)) };
}
