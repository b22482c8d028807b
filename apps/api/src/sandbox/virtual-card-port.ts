/** The quote for which a virtual card is generated. */
export interface VirtualCardOrder {
  /** The same for each try: the provider generates one card for it, however often it is asked. */
  readonly referencia: string;
  /** In BRL. */
  readonly valor: number;
  /** The agency, which is the holder of the card. */
  readonly titular: string;
  /** The first locator of the reservation that is paid; null when there is none. */
  readonly localizador: string | null;
  /** Where the supplier is written to; null when it is not known. */
  readonly email: string | null;
}

/** A card as the provider hands it over. */
export interface GeneratedCard {
  /** Digits. */
  readonly numero: string;
  readonly codigo: string;
  /** `12/2030` */
  readonly validade: string;
  readonly titular: string;
}

/** The provider refused: nothing was generated or cancelled. Every other failure says nothing about what became of it. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** The provider of virtual cards, each for one payment. @see */
export interface VirtualCardPort {
  /** Errors: `CardRefused`; any other failure when the provider does not respond. */
  generate: (order: VirtualCardOrder) => Promise<GeneratedCard>;
  /** Cancels a card; one that is cancelled already stays so. Errors: as for generating. */
  cancel: (order: Pick<VirtualCardOrder, 'referencia' | 'localizador' | 'email'>) => Promise<void>;
}
