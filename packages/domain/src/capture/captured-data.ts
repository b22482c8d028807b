/** A flight as the external system answers it. */
export interface CapturedFlight {
  readonly origem: string;
  /** Wall-clock time at the airport. */
  readonly dataPartida: string;
  readonly localizador: string | null;
}

export interface CapturedPassenger {
  readonly nome: string;
  readonly sobrenome: string;
  /** Seats, one for each flight in their order; null where none is reserved. */
  readonly assentos: readonly (string | null)[];
}

/** What an external system knows of an issue. @see Q-082 */
export interface CapturedData {
  readonly statusEmissao: string;
  readonly voos: readonly CapturedFlight[];
  readonly passageiros: readonly CapturedPassenger[];
  readonly bilhetes: readonly { readonly numero: string }[];
  readonly tarifa: number | null;
  readonly taxas: number | null;
  readonly fee: number | null;
  readonly duRav: number | null;
  readonly prazoEmissao: string | null;
  readonly localizador: string | null;
  readonly dataEmissao: string | null;
}
