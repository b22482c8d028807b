import { type RoutePath, routeAddress, searchAddress } from '@guiche/domain/access';

/** The heading of each screen of the table of routes. */
export const HEADINGS = new Map<RoutePath, RegExp>([
  ['/dashboard', /^Painel$/],
  ['/agencia', /^Cotações e emissões$/],
  ['/banco-bilhetes', /^Banco de bilhetes$/],
  ['/agenciaAlteracao', /^Emissões alteradas$/],
  ['/historicoagencia', /^Histórico de solicitações$/],
  ['/config/usuario', /^Usuários$/],
  ['/config/agencia', /^Agência$/],
  ['/config/clientes', /^Clientes$/],
  ['/config/grupos', /^Grupos de serviços$/],
  ['/config/vip-premium', /^VIP e premium$/],
  ['/clientes/credenciais', /^Credenciais$/],
  ['/relatorio', /^Solicitação \d+/],
  ['/relatorios', /^Relatórios$/],
  ['/servicos/:cliente', /^Serviços – Metalúrgica/],
  ['/diretorio-hoteis/*', /^Diretório de hotéis$/],
  ['/pendencia', /^Pendências$/],
  ['/painel-gerencial', /^Painel gerencial$/],
  ['/integracoes', /^Integrações – Metalúrgica/],
  ['/pesquisa/*', /^Pesquisa aérea – solicitação/],
]);

/** Where a route is opened, and with what: what a screen is about, when its route alone does not say it. */
export function screenAddress(path: RoutePath, idSolicitacao: number): { readonly address: string; readonly query: string } {
  const queries = new Map<RoutePath, string>([
    ['/relatorio', `?idSolicitacao=${idSolicitacao}`],
    ['/integracoes', '?cliente=serraazul'],
  ]);
  // What stands behind a path with places in it.
  const addresses = new Map<RoutePath, string>([
    ['/pesquisa/*', searchAddress({ kind: 'AEREO', idViagem: idSolicitacao })],
    ['/servicos/:cliente', routeAddress('/servicos/:cliente', { cliente: 'serraazul' })],
  ]);
  return { address: addresses.get(path) ?? path, query: queries.get(path) ?? '' };
}
