/** The password of every demo user. It opens invented data only. */
export const DEMO_PASSWORD = 'guiche-demo';

export interface DemoLogin {
  readonly login: string;
  readonly nome: string;
  readonly agenciaId: number;
  /** Active profile. @see A-010 @see A-013 */
  readonly codigo: 1 | 2 | 3 | 4;
  /** The logins that the server prints when it starts. */
  readonly perfil: string;
  /** Whether the user may not go on with another consultant's request. @see A-134 */
  readonly ownRequestsOnly?: true;
  /** Whether the user may not see card data, although the profile would. @see A-021 */
  readonly seesNoCards?: true;
  /** Whether the user buys from suppliers of another system, and names one when issuing. @see A-023 */
  readonly hasExternalSupplier?: true;
}

/** One easy login for each profile, and one at an external agency. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { login: 'consultora@guiche.demo', nome: 'Camila Nogueira Prado', agenciaId: 1, codigo: 2, perfil: 'consultora da agência (perfil 2)' },
  { login: 'gestora@guiche.demo', nome: 'Renata Vasconcelos', agenciaId: 1, codigo: 3, perfil: 'administradora da agência (perfil 3)' },
  {
    login: 'junior@guiche.demo',
    nome: 'Davi Amaral Teles',
    agenciaId: 1,
    codigo: 2,
    perfil: 'consultor que não troca de consultor nem vê cartões (perfil 2)',
    ownRequestsOnly: true,
    seesNoCards: true,
  },
  { login: 'interna@guiche.demo', nome: 'Simone Tavares', agenciaId: 1, codigo: 4, perfil: 'usuária interna da agência (perfil 4)' },
  { login: 'admin@guiche.demo', nome: 'Otávio Lacerda', agenciaId: 1, codigo: 1, perfil: 'administrador da plataforma (perfil 1)' },
  {
    login: 'consultor@rotasul.demo',
    nome: 'Thiago Schmidt',
    agenciaId: 42,
    codigo: 2,
    perfil: 'consultor de agência externa, com fornecedores externos (perfil 2)',
    hasExternalSupplier: true,
  },
];
