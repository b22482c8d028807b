import { conversa, mensagem } from '../db/schema/conversa.ts';
import type { Transaction } from '../db/transaction.ts';
import { minutesAfter } from './demo-clock.ts';
import type { DemoRequest, DemoWorld } from './demo-requests.ts';
import { Random } from './random.ts';

/** What was said before, and answered: the client's words and the agency's. */
const SETTLED = [
  ['Bom dia! O viajante consegue chegar na véspera?', 'Bom dia! Consegue, sim: incluímos uma opção na noite anterior.'],
  ['A tarifa já inclui bagagem despachada?', 'Inclui uma mala de 23 kg em cada trecho.'],
  ['O hotel tem estacionamento?', 'Tem, com diária à parte. Deixamos o valor nas observações.'],
  ['Podem segurar a reserva até amanhã?', 'Pedimos a extensão ao fornecedor e avisamos por aqui.'],
  ['Precisamos da nota em nome da filial.', 'Anotado, a fatura sairá em nome da filial.'],
] as const;

/** What waits for an answer. */
const OPEN = [
  'Alguma novidade sobre esta cotação?',
  'O viajante prefere voo direto, mesmo que custe um pouco mais.',
  'A reunião mudou para as 14h; dá para sair mais tarde?',
  'Conseguem uma opção com cancelamento gratuito?',
  'Por favor, considerem também o aeroporto de Viracopos.',
  'Preciso levar os valores à diretoria hoje à tarde.',
  'O viajante informou que tem cadastro no programa de fidelidade.',
  'Podemos trocar o hotel por um mais perto do escritório?',
];

type Message = Omit<typeof mensagem.$inferInsert, 'conversaId'>;

export interface DemoChat {
  readonly solicitacaoUuid: string;
  /** The oldest first. */
  readonly messages: readonly Message[];
}

/** Chats of the requests with unread messages, with as many as the lists count. */
export function makeChats(seed: number, { now, usuarios }: DemoWorld, requests: readonly DemoRequest[]): DemoChat[] {
  // Of its own, so that the requests are the same with and without chats.
  const random = new Random(seed + 41);
  return requests
    .filter(({ solicitacao }) => (solicitacao.mensagensNaoLidas ?? 0) > 0)
    .map(({ solicitacao }) => {
      const unread = solicitacao.mensagensNaoLidas ?? 0;
      const staff = usuarios.filter(({ agenciaId, ativo }) => agenciaId === solicitacao.agenciaId && ativo);
      const client = String(solicitacao.solicitante['nome']);
      const settled = random.sample(SETTLED, random.int(0, 2));
      const newest = random.int(4, 90);
      // The times go back from the newest message.
      const texts = [
        ...settled.flatMap(([asked, answered]) => {
          const author = random.pick(staff);
          return [
            { texto: asked, usuarioId: null, autor: client, lida: true },
            { texto: answered, usuarioId: author.id, autor: author.nome, lida: true },
          ];
        }),
        ...random.sample(OPEN, unread).map((texto) => ({ texto, usuarioId: null, autor: client, lida: false })),
      ];
      return {
        solicitacaoUuid: solicitacao.uuid,
        messages: texts.map((text, index) => ({ ...text, em: minutesAfter(now, -newest - (texts.length - 1 - index) * 7) })),
      };
    });
}

/** Writes the chats with their messages. */
export async function insertChats(tx: Transaction, chats: readonly DemoChat[]): Promise<void> {
  if (chats.length === 0) return;
  const made = await tx
    .insert(conversa)
    .values(chats.map(({ solicitacaoUuid }) => ({ solicitacaoUuid })))
    .returning({ id: conversa.id, uuid: conversa.solicitacaoUuid });
  const ids = new Map(made.map(({ id, uuid }) => [uuid, id]));
  await tx.insert(mensagem).values(
    chats.flatMap(({ solicitacaoUuid, messages }) => {
      const conversaId = ids.get(solicitacaoUuid);
      return conversaId === undefined ? [] : messages.map((message) => ({ ...message, conversaId }));
    }),
  );
}
