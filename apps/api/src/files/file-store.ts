import type { Readable } from 'node:stream';

/** A file that was received whole and judged, still outside of the store. */
interface IncomingFile {
  /** Absolute path of its bytes. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
}

/** Where files are kept, outside of the database. Names are ours: an id and an extension. */
export interface FileStore {
  /** Puts a file under a name that has none yet; afterwards the path is of no further use. */
  readonly put: (name: string, file: IncomingFile) => Promise<void>;
  /** The bytes of a file; undefined when the store does not have it. */
  readonly read: (name: string) => Promise<Readable | undefined>;
  /** Deletes a file; one that is not there counts as deleted. */
  readonly remove: (name: string) => Promise<void>;
}
