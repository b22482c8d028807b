import type { ProfileCode } from '@guiche/domain/access';
import { DEMO_AGENCIES, DEMO_COMPANIES } from './demo-agencies.ts';
import { STAFF_LOGINS } from './demo-logins.ts';
import { mailName, randomName } from './names.ts';
import type { Random } from './random.ts';

const MODULES = ['SOLICITACAO', 'EMISSAO_ONLINE', 'FOLLOWUP', 'ALTERACAO_SERVICO', 'CARTAO_VIAJANTE'];
const ALL_PERMISSIONS = [
  'USUARIOS',
  'AGENCIA',
  'CLIENTE',
  'FORNECEDOR',
  'CARTAO',
  'NOTIFICACOES',
  'BANCO_BILHETES',
  'VISUALIZAR_RELATORIO_DE_AGENCIA',
];
const FEW_PERMISSIONS = ['CLIENTE', 'NOTIFICACOES', 'BANCO_BILHETES', 'VISUALIZAR_RELATORIO_DE_AGENCIA'];

/** The number of people by profile and agency, beside the demo logins: 40 in all. */
const STAFF: readonly (readonly [agenciaId: number, codigo: ProfileCode, size: number])[] = [
  [1, 1, 1],
  [1, 2, 9],
  [1, 3, 2],
  [1, 4, 5],
  [42, 2, 6],
  [42, 3, 1],
  [42, 4, 2],
  [57, 2, 5],
  [57, 3, 2],
  [57, 4, 1],
];

export type DemoUser = ReturnType<typeof makeUsers>['usuarios'][number];

/** Rows of users; those of external agencies work for some companies only. */
export function makeUsers(random: Random, senhaHash: string) {
  const taken = new Set<string>(STAFF_LOGINS.map(({ login }) => login));
  const person = (agenciaId: number, codigo: ProfileCode, login: string, nome: string, ativo: boolean) => ({
    id: random.uuid(),
    agenciaId,
    login,
    email: login,
    nome,
    senhaHash,
    ativo,
    perfis: [codigo],
    permissoes: codigo === 1 || codigo === 3 ? ALL_PERMISSIONS : FEW_PERMISSIONS,
    modulos: MODULES,
    todasEmpresas: true,
    permiteTrocarConsultor: codigo !== 4,
    visualizaDadosCartao: codigo !== 4,
    visualizarUsuariosVipPremium: true,
    temFornecedorExterno: false,
    changePassword: false,
  });
  const usuarios = STAFF_LOGINS.map(({ agenciaId, codigo, login, nome, ownRequestsOnly, seesNoCards, hasExternalSupplier }) => {
    const user = person(agenciaId, codigo, login, nome, true);
    return {
      ...user,
      ...(ownRequestsOnly && { permiteTrocarConsultor: false }),
      ...(seesNoCards && { visualizaDadosCartao: false }),
      ...(hasExternalSupplier && { temFornecedorExterno: true }),
    };
  });
  for (const [agenciaId, codigo, size] of STAFF) {
    const dominio = DEMO_AGENCIES.find(({ id }) => id === agenciaId)?.dominio ?? 'guiche.demo';
    for (let left = size; left > 0; ) {
      const nome = randomName(random);
      const login = `${mailName(nome)}@${dominio}`;
      if (taken.has(login)) continue;
      taken.add(login);
      // Every agency has people who left: lists show them, nobody can choose them.
      usuarios.push(person(agenciaId, codigo, login, nome, !(codigo === 2 && left === 1)));
      left -= 1;
    }
  }
  const narrow = usuarios.filter(({ agenciaId, perfis }) => agenciaId !== 1 && perfis[0] === 4);
  const usuarioEmpresas = narrow.flatMap((user) => {
    user.todasEmpresas = false;
    const own = DEMO_COMPANIES.filter(({ agencias }) => agencias.some((id) => id === user.agenciaId));
    return random.sample(own, 2).map(({ id: empresaId }) => ({ usuarioId: user.id, empresaId }));
  });
  return { usuarios, usuarioEmpresas };
}
