/** A bus station of the directory, with the number by which it is known there. */
export interface DirectoryStation {
  readonly id: string;
  /** City, state and the station's own name: `São Paulo, SP (Tietê)`. */
  readonly nome: string;
}

/** A directory of bus stations, which is kept outside of the agency. @see S-170 */
export interface BusDirectoryPort {
  /** The stations whose name holds each word of a text in lower case without accents; all of them for an empty text. */
  stations: (text: string) => Promise<readonly DirectoryStation[]>;
}
