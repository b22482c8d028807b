import { type RoutePath, routeAddress } from '@guiche/domain/access';
import { hrefTo } from '../address/href.ts';

type ScreenPath = Extract<
  RoutePath,
  | '/dashboard'
  | '/agencia'
  | '/agenciaAlteracao'
  | '/pendencia'
  | '/historicoagencia'
  | '/banco-bilhetes'
  | '/diretorio-hoteis/*'
  | '/relatorios'
  | '/painel-gerencial'
  | '/config/usuario'
  | '/config/agencia'
  | '/config/clientes'
  | '/config/grupos'
  | '/config/vip-premium'
>;

/** The letter that goes to a screen after `g`. */
const LETTERS: Readonly<Record<ScreenPath, string>> = {
  '/dashboard': 'd',
  '/agencia': 'a',
  '/agenciaAlteracao': 'e',
  '/pendencia': 'p',
  '/historicoagencia': 'h',
  '/banco-bilhetes': 'b',
  '/diretorio-hoteis/*': 'o',
  '/relatorios': 'r',
  '/painel-gerencial': 'm',
  // The entry of the settings leads to the first of them that the user may open.
  '/config/usuario': 'c',
  '/config/agencia': 'c',
  '/config/clientes': 'c',
  '/config/grupos': 'c',
  '/config/vip-premium': 'c',
};

const BY_LINK = new Map(
  (Object.entries(LETTERS) as [ScreenPath, string][]).map(([path, letter]) => [hrefTo(routeAddress(path)), letter] as const),
);

/** The keys that go to the screen of a link of the navigation. @see B-048 */
export function keysOfScreen(href: string): readonly string[] | undefined {
  const letter = BY_LINK.get(href);
  return letter === undefined ? undefined : ['g', letter];
}
