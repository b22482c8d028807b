import type { RegraFixa, TipoServico } from '@guiche/domain/enums';
import type {
  aprovadorEmpresa,
  limitePolitica,
  particularidadeEmpresa,
  particularidadeSolicitacao,
  programaFidelidade,
  rateioSolicitacao,
  regraFixa,
  saldoCliente,
  ticketServico,
} from '../db/schema/cliente.ts';
import { DEMO_COMPANIES } from './demo-agencies.ts';
import { brazilianDay, daysAfter } from './demo-clock.ts';
import type { DemoRequest } from './demo-requests.ts';
import { mailName, randomName } from './names.ts';
import { Random } from './random.ts';

type Row<Table extends { readonly $inferInsert: unknown }> = Table['$inferInsert'];

/** A long text, as companies copy it out of their travel policy. */
const LONG_PREFERENCES = [
  'Voos: tarifa com bagagem despachada de 23 kg em toda viagem de mais de três dias; em viagens de um dia, só bagagem de mão. Evitar conexões com menos de 60 minutos e chegadas depois das 22h.',
  'Hotéis: tarifa-acordo na rede Bourbon em Curitiba, São Paulo e Porto Alegre. Sempre com café da manhã e estacionamento. Não cotar hotéis sem nota fiscal em nome da empresa.',
  'Carros: categoria intermediária com ar-condicionado, proteção total e condutor adicional para viagens de equipe. Devolver com tanque cheio.',
  'Faturamento: informar o centro de custo e o número do pedido em todo documento. Fechamento no dia 25; depois disso, emitir para o mês seguinte e avisar a controladoria por e-mail.',
].join('\n\n');

/** What the companies want, by their instance; some want nothing in particular. */
const PREFERENCES: Readonly<Record<string, string | null>> = {
  serraazul: LONG_PREFERENCES,
  valedoipe: 'Assento no corredor. Chegar à obra até as 9h.',
  bemviver:
    'Hotéis a menos de 2 km do laboratório; quarto com mesa de trabalho.\nAcordo com a Localiza: informar o código do cliente na reserva.',
  tresbarras: null,
  riodasflores: 'Avisar a secretária da diretoria antes de emitir para diretores.',
  horizonte: 'Professores viajam na véspera; alunos nunca em voos noturnos.',
  jequitiba: 'Diretoria em classe executiva acima de 6 horas de voo. Demais colaboradores em econômica, sem exceção.',
};

const PROGRAMMES = ['Smiles', 'LATAM Pass', 'TudoAzul', 'ALL Accor'];

/** What people of a request want. */
const WISHES = [
  'Assento na janela, longe dos toaletes.',
  'Refeição vegetariana nos voos com refeição.',
  'Precisa de recibo no nome da filial de Joinville.',
];

const PROJECTS = ['Expansão Nordeste', 'Feira do setor', 'Implantação do novo sistema', 'Treinamento de segurança', 'Auditoria anual'];

/** The most that a company's policy allows for each kind of service, and how many days before. */
const LIMITS: readonly (readonly [TipoServico, number | null, number | null, string])[] = [
  ['AEREO', 1800, 14, 'APROVACAO'],
  ['HOTEL', 450, null, 'ALERTA'],
  ['CARRO', 260, null, 'ALERTA'],
  ['RODOVIARIO', 380, 3, 'BLOQUEIA'],
];

function wishesOf(random: Random, { id: empresaId, instancia }: (typeof DEMO_COMPANIES)[number]): Row<typeof particularidadeEmpresa> {
  const preferencias = PREFERENCES[instancia];
  const nome = randomName(random);
  return {
    empresaId,
    preferencias: preferencias ?? null,
    fidelidades: random.sample(PROGRAMMES, preferencias ? random.int(0, 2) : 0).map((programa) => ({ programa, numero: random.digits(9) })),
    tourCode: random.chance(0.5) ? `BR${random.digits(4)}` : null,
    voebiz: random.chance(0.4) ? `VB${random.digits(6)}` : null,
    contatoAdmin: {
      nome,
      email: `${mailName(nome)}@${instancia}.example`,
      telefones: [`113${random.digits(7)}`, ...(random.chance(0.4) ? [`114${random.digits(7)}`] : [])],
      whatsapp: random.chance(0.6) ? `119${random.digits(8)}` : null,
    },
  };
}

function rulesOf(random: Random, empresaId: number): Row<typeof regraFixa>[] {
  const rule = (regra: RegraFixa, ativa: boolean, valor: number | null = null) => ({ empresaId, regra, ativa, valor });
  return [
    rule('UTILIZAR_PROJETO_RATEIO', random.chance(0.5)),
    rule('VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO', random.chance(0.5)),
    ...(random.chance(0.7) ? [rule('VALOR_SERVICO_ALTERADO_EMISSAO', true, random.pick([0.05, 0.1, 0.15]))] : []),
  ];
}

function approversOf(random: Random, { id: empresaId, instancia }: (typeof DEMO_COMPANIES)[number]): Row<typeof aprovadorEmpresa>[] {
  const alcadas = [random.pick([3000, 5000, 8000]), ...(random.chance(0.5) ? [20_000] : []), null];
  return alcadas.map((alcada, ordem) => {
    const nome = randomName(random);
    return { empresaId, ordem, nome, email: `${mailName(nome)}@${instancia}.example`, alcada };
  });
}

function balancesOf(random: Random, empresaId: number, now: Date): Row<typeof saldoCliente>[] {
  return Array.from({ length: random.int(0, 3) }, () => ({
    id: random.uuid(),
    empresaId,
    cia: random.pick(['LA', 'G3', 'AD']),
    viajante: randomName(random),
    valor: random.money(120, 1900),
    validade: random.chance(0.85) ? brazilianDay(daysAfter(now, random.int(-30, 330))) : null,
  }));
}

/** Companies that limit what a hotel may cost beside the cheapest: what happens to a dearer one, from a warning to a refusal. @see S-108 */
const LOWEST_PRICE_RULES = [
  [101, 0.1, 'ALERTA', 'Menor preço de hospedagem'],
  [102, 0.15, 'APROVACAO', 'Hospedagem acima do menor preço'],
  [103, 0.05, 'BLOQUEIA', 'Somente o menor preço'],
] as const;

/** Rows about the client companies. The generator is one of its own, so that the other rows do not change with these. */
export function makeClients(seed: number, now: Date) {
  const random = new Random(seed + 7);
  return {
    // The last company is new: nothing is known about it yet.
    particularidades: DEMO_COMPANIES.slice(0, -1).map((company) => wishesOf(random, company)),
    regras: DEMO_COMPANIES.flatMap(({ id }) => rulesOf(random, id)),
    limites: DEMO_COMPANIES.slice(0, -1).flatMap(({ id: empresaId }): Row<typeof limitePolitica>[] =>
      LIMITS.filter(() => random.chance(0.8)).map(([tipoServico, valorMaximo, antecedenciaDias, acao]) => ({
        empresaId,
        tipoServico,
        valorMaximo,
        antecedenciaDias,
        acao,
      })),
    ),
    aprovadores: DEMO_COMPANIES.slice(0, -1).flatMap((company) => approversOf(random, company)),
    regrasMenorPreco: LOWEST_PRICE_RULES.map(([empresaId, valor, acao, titulo]) => ({
      empresaId,
      valor,
      acao,
      titulo,
      descricao: `O hotel escolhido pode custar até ${Math.round(valor * 100)} % a mais que o mais barato da pesquisa.`,
    })),
    saldos: DEMO_COMPANIES.flatMap(({ id }) => balancesOf(random, id, now)),
  };
}

/** Rows about the people of some requests, their tickets and the projects that pay them. */
export function makeRequestWishes(seed: number, made: readonly DemoRequest[]) {
  const random = new Random(seed + 8);
  const particularidades: Row<typeof particularidadeSolicitacao>[] = [];
  const tickets: Row<typeof ticketServico>[] = [];
  const rateios: Row<typeof rateioSolicitacao>[] = [];
  for (const { solicitacao } of made) {
    const { uuid: solicitacaoUuid, colaboradores } = solicitacao;
    if (random.chance(0.4)) {
      particularidades.push({
        solicitacaoUuid,
        preferencias: random.chance(0.6) ? `${String(colaboradores[0]?.['nomeCompleto'])}: ${random.pick(WISHES)}` : null,
        fidelidades: random.sample(PROGRAMMES, random.int(1, 3)).map((programa) => ({ programa, numero: random.digits(10) })),
      });
    }
    for (const idTicket of Array.from(
      {
        length: random.weighted([
          [0, 80],
          [1, 15],
          [2, 5],
        ] as const),
      },
      () => random.digits(6),
    )) {
      tickets.push({ solicitacaoUuid, idTicket, url: `https://atendimento.example/tickets/${idTicket}` });
    }
    if (random.chance(0.5)) {
      const share = random.pick([100, 60, 50, 33.33]);
      const [first = '', second = ''] = random.sample(PROJECTS, 2);
      rateios.push({ solicitacaoUuid, ordem: 0, projeto: first, percentual: share });
      if (share < 100) rateios.push({ solicitacaoUuid, ordem: 1, projeto: second, percentual: Math.round((100 - share) * 100) / 100 });
    }
  }
  return { particularidades, tickets, rateios };
}

/** The loyalty programmes of some travellers; the generator is one of its own here, too. */
export function makeProgrammes(seed: number, made: readonly DemoRequest[]): Row<typeof programaFidelidade>[] {
  const random = new Random(seed + 9);
  return made
    .flatMap(({ solicitacao }) => solicitacao.colaboradores)
    .flatMap(({ id }) =>
      random
        .sample(PROGRAMMES, random.chance(0.6) ? random.int(1, 3) : 0)
        .map((programa) => ({ viajanteId: String(id), programa, numero: random.digits(10) })),
    );
}
