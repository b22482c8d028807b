export interface Questions {
  readonly cpf: (text: string) => boolean;
  readonly cnpj: (text: string) => boolean;
  readonly alphanumeric: (text: string) => boolean;
  readonly ie: (text: string, uf: string) => boolean;
  readonly money: (value: number) => string;
}

/** A library and what it can answer. */
export interface Library extends Partial<Questions> {
  readonly name: string;
}

export declare const PEERS: readonly Library[];
