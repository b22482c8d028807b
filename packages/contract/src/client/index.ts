export { CallError } from './call-error.ts';
export { addressOf, type CallInput, type Client, type ClientOptions, createClient } from './client.ts';
export { conflictOf } from './conflict-of.ts';
