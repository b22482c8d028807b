import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no client would. */
interface RawCall {
  readonly socket: Socket;
  /** What came so far. */
  readonly said: () => string;
  /** Resolves once the server has closed the connection. */
  readonly closed: Promise<unknown>;
  /** Resolves with what came, once it matches. */
  readonly until: (pattern: RegExp) => Promise<string>;
}

/** Opens a connection to a test's server, and writes the text. */
export async function rawCall(address: string, text: string): Promise<RawCall> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (part) => {
    said += part.toString();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(text);
  return {
    socket,
    said: () => said,
    closed,
    async until(pattern) {
      while (!pattern.test(said)) {
        if (socket.closed) throw new Error(`closed after ${said.length} characters without ${pattern}: ${said}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
      return said;
    },
  };
}
