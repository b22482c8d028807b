/**
 * The address of a picture that needs no network. Only what has a meaning in an address is escaped: the address stays short, and has
 * spaces at which a table of props can break it.
 */
export function svgPicture(width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;
}
