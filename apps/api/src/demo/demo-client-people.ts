import { DEMO_COMPANIES } from './demo-agencies.ts';
import { Random } from './random.ts';

/** A person of a client company who logs in. */
interface ClientPerson {
  /** The id of the person at the company. */
  readonly id: string;
  readonly login: string;
  readonly nome: string;
}

const [COMPANY] = DEMO_COMPANIES;

/** The company of the traveller and the approver. */
export const CLIENT_OF_PEOPLE: (typeof DEMO_COMPANIES)[number] = COMPANY;

/** Who travels in the trips of `FULL_TRIPS` that say so. */
export const DEMO_TRAVELLER: ClientPerson = {
  id: '5f0c2a7e-64d1-4c39-8a52-7b1e90d3f605',
  login: `viajante@${CLIENT_OF_PEOPLE.instancia}.demo`,
  nome: 'Lívia Barreto Campos',
};

/** Who approves them. */
export const DEMO_APPROVER: ClientPerson = {
  id: '9d4be318-20fa-4f76-b1c8-3e6a57c9d206',
  login: `aprovador@${CLIENT_OF_PEOPLE.instancia}.demo`,
  nome: 'Heitor Fontes Macedo',
};

/** The rows of both users. The generator is one of its own, so that the rest of the demo does not change with them. */
export function makeClientPeople(seed: number, senhaHash: string) {
  const random = new Random(seed + 61);
  const user = ({ id: pessoaId, login, nome }: ClientPerson, codigo: 5 | 6) => ({
    id: random.uuid(),
    agenciaId: 1,
    login,
    email: login,
    nome,
    senhaHash,
    perfis: [codigo],
    permissoes: [],
    modulos: [],
    todasEmpresas: false,
    pessoaId,
  });
  const usuarios = [user(DEMO_TRAVELLER, 5), user(DEMO_APPROVER, 6)];
  return { usuarios, usuarioEmpresas: usuarios.map(({ id }) => ({ usuarioId: id, empresaId: CLIENT_OF_PEOPLE.id })) };
}
