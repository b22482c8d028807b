import { join } from 'node:path';
import { filesBelow, isTestCode, shown } from './files.ts';
import { type ParsedSource, parse, parseFile, templatePieces, text, walk } from './syntax.ts';

/** Where links to the back office's routes may be made. */
const FOLDERS = ['apps/backoffice/src', 'packages/ui/src'];
/** What makes a link out of an address. */
const HOME = /^apps\/backoffice\/src\/shared\/address\//;

/** The texts of a source with the line on which each begins: each value of a template is an `…`. */
function textsIn({ tree, lineOf }: ParsedSource): { said: string; line: number }[] {
  const found: { said: string; line: number }[] = [];
  walk(tree, (node) => {
    if (node.type === 'StringLiteral') found.push({ said: text(node, 'value') ?? '', line: lineOf(node) });
    if (node.type === 'TemplateLiteral') found.push({ said: templatePieces(node).join('…'), line: lineOf(node) });
  });
  return found;
}

/** Whether a text is an address put together by hand: a hash route, or a route's path with something behind it. */
function isHandMade(said: string, paths: readonly string[]): boolean {
  if (/^#(\/|…)/.test(said)) return true;
  const rooms = paths.map((path) => path.replace(/\/[:*].*$/, ''));
  return rooms.some((room) => ['?', '…', '/…'].some((rest) => said.startsWith(`${room}${rest}`)));
}

/** The hand-made addresses in a source. */
export function handMadeAddresses(source: string, paths: readonly string[]): string[] {
  return textsIn(parse(source, 'source.tsx')).flatMap(({ said }) => (isHandMade(said, paths) ? [said] : []));
}

/** Every shipped source that may link to a route, and where one of them puts an address together by hand. */
export function checkAddresses(root: string, paths: readonly string[]): { files: number; findings: string[] } {
  const files = FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder), (path) => /\.tsx?$/.test(path) && !isTestCode(path) && !HOME.test(shown(root, path))),
  );
  const findings = files.flatMap((path) =>
    textsIn(parseFile(path)).flatMap(({ said, line }) =>
      isHandMade(said, paths) ? [`${shown(root, path)}:${line} makes the address ${said} by hand: use routeAddress and hrefTo`] : [],
    ),
  );
  return { files: files.length, findings };
}
