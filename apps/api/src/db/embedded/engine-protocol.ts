/** The settings that the engine's thread gets when it starts. */
export interface EngineOptions {
  /** The compiled engine. */
  readonly code: WebAssembly.Module;
  /** Folder of the database files. */
  readonly databaseDir: string;
  /** Unix path (on Windows: named pipe) that the thread listens on. */
  readonly socketPath: string;
}

/** The messages that the engine's thread sends back. */
export type EngineMessage = { readonly type: 'ready' } | { readonly type: 'failed'; readonly reason: string } | { readonly type: 'closed' };
