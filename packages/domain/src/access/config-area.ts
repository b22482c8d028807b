const AREAS = ['/config', '/integracoes', '/dashboard', '/diretorio-hoteis'] as const;

/**
 * Whether a path is in the config area, where screens work across clients or choose a client of their own: config, integracoes, dashboard
 * and diretorio-hoteis with everything below them. The client selector of the top bar is hidden there.
 * @see
 */
export function isConfigArea(path: string): boolean {
  const [pathname = ''] = path.replace(/^#/, '').split('?');
  return AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
