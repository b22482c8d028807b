import type { NewGroup } from '../groups/data/groups.ts';
import { DEMO_COMPANIES } from './demo-agencies.ts';

/** How an agency of the demo has put its clients together; one group is still empty. */
const GROUPS: readonly {
  readonly agenciaId: (typeof DEMO_COMPANIES)[number]['agencias'][number];
  readonly nome: string;
  readonly descricao: string;
  readonly instancias: readonly (typeof DEMO_COMPANIES)[number]['instancia'][];
}[] = [
  {
    agenciaId: 1,
    nome: 'Indústria e construção',
    descricao: 'Obras e fábricas: saídas cedo, trocas na véspera. Emitir até as 17h.',
    instancias: ['serraazul', 'valedoipe', 'donazila'],
  },
  {
    agenciaId: 1,
    nome: 'Bancos e educação',
    descricao: 'Aprovação em dois níveis; faturamento no dia 5.',
    instancias: ['jequitiba', 'horizonte'],
  },
  { agenciaId: 1, nome: 'Plantão do fim de semana', descricao: 'Clientes com atendimento aos sábados e domingos.', instancias: [] },
  {
    agenciaId: 42,
    nome: 'Campo',
    descricao: 'Cooperativas e tecelagens do interior.',
    instancias: ['riodasflores', 'solnascente'],
  },
];

/** The groups of services of the demo. @see A-235 */
export function makeGroups(): readonly NewGroup[] {
  return GROUPS.map(({ agenciaId, nome, descricao, instancias }) => ({
    agenciaId,
    nome,
    descricao,
    clientes: instancias.flatMap((instancia) => DEMO_COMPANIES.find((company) => company.instancia === instancia)?.id ?? []),
  }));
}
