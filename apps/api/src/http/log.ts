import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';
import { failedStatement } from '../db/database-errors.ts';

const SECRETS = [
  'authorization',
  'Authorization',
  'senha',
  'password',
  'senhaHash',
  'recaptcha-token',
  'recaptchaToken',
  'cookie',
  'token',
];

/** Only frames of the stack: its first lines repeat the message. */
function frames(stack: string | undefined): string {
  return (stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

interface Description {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error as the log may hold it. The message of a failed query repeats its values, which may be secrets:
 * of such an error only the statement, the code and the constraint are kept.
 */
function describeError(error: Error): Description {
  const failed = failedStatement(error);
  if (failed) return { type: error.name, message: failed.statement, ...failed.details, stack: frames(error.stack) };
  // The driver's own errors quote values too; they alone have a severity.
  const message = 'severity' in error ? 'database error' : error.message;
  return { type: error.name, message, ...('code' in error && { code: error.code }), stack: frames(error.stack) };
}

/** The stream for log lines; standard output when absent. */
export interface LogStream {
  write: (line: string) => void;
}

/** The log: no headers, no bodies, no query strings; `***` replaces the value of a field with the name of a secret. */
export function logSettings(level: LogLevel, stream: LogStream | undefined): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '***' },
    serializers: {
      err: describeError,
      req: (request: { method: string; id: string }) => ({ id: request.id, method: request.method }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}
