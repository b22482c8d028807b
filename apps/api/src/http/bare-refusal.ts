import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { MessageKey } from '@guiche/domain/messages';
import { errorBody } from './call-error.ts';
import { languageOf } from './texts.ts';

/** The refusals of node's parser; every other one is 400. */
const REFUSED: Readonly<Record<string, readonly [status: number, key: MessageKey]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'requisicao_demorada'],
  HPE_HEADER_OVERFLOW: [431, 'requisicao_muito_grande'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'requisicao_muito_grande'],
};

/** Whether a response has begun on the socket, into which another one must not be written. */
function hasAnswered(socket: Socket): boolean {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent === true;
}

/** Writes the error body to a socket, in pt-BR because no header was read, and closes it. */
function writeRefusal(socket: Socket, status: number, key: MessageKey): void {
  const body = JSON.stringify(errorBody(languageOf(undefined), key));
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Refuses what node would refuse in its own way, before any route: an expectation that nobody meets (417), and a tunnel (405). A request without
 * a host is refused as any other, by a hook.
 */
export function refuseUnusual(server: Server): void {
  server.on('checkExpectation', ({ socket }) => writeRefusal(socket, 417, 'requisicao_invalida'));
  server.on('connect', (_request, socket) => writeRefusal(socket as Socket, 405, 'requisicao_invalida'));
}

/**
 * Refuses what node's parser refused (no HTTP, too many headers, a request that does not end): there is no request to answer, so the
 * error body is written to the socket.
 */
export function refuseBare(error: Error & { code?: string }, socket: Socket): void {
  const [status, key] = REFUSED[error.code ?? ''] ?? [400, 'requisicao_invalida'];
  if (socket.writable && error.code !== 'ECONNRESET' && !hasAnswered(socket)) writeRefusal(socket, status, key);
  else socket.destroySoon();
}
