import type { HotelQuote } from '@guiche/domain/entities';

/** A hotel of the directory: what a quote takes over of it. */
export type DirectoryHotel = Readonly<
  Pick<HotelQuote, 'descricao' | 'telefone' | 'endereco' | 'email' | 'cidade'> & Record<'codigoHotel' | 'nome', string>
>;

/** A directory of hotels, which is kept outside of the agency. @see Q-044 */
export interface HotelDirectoryPort {
  /** The hotels whose name or city holds a text in lower case without accents, the best first; all of them for an empty text. */
  find: (text: string, most: number) => Promise<readonly DirectoryHotel[]>;
}
