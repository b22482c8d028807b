import { type CredentialTestSearch, credentialTestViolations, readCredentialContent } from '@guiche/domain/credentials';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { CredentialTestPort } from '../sandbox/credential-test-port.ts';
import type { Criteria, SearchedKind } from '../sandbox/search/search-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { credentialOf } from './data/credentials.ts';
import { type Content, openContent, typedContent, withStoredSecrets } from './sealed-content.ts';

/** How long a provider may take. */
const PROVIDER_MS = 20_000;
/** The search for cars begins so many days from now when the form has no day, which no consolidator requires. */
const CARS_IN_DAYS = 30;
const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

/** The body of a test, whichever kind of service it is for. */
export interface TypedTest extends CredentialTestSearch {
  readonly consolidadora: string;
  readonly credencial: string;
  readonly idAgenciaServico?: string | null | undefined;
  readonly estado?: string | null | undefined;
  readonly limit?: number | undefined;
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The search of a test as the consolidators are asked. What is missing was refused before. */
const CRITERIA: { readonly [Kind in SearchedKind]: (search: TypedTest, now: Date) => Criteria[Kind] } = {
  AEREO({ origem, destino, dataIda, dataVolta }) {
    const [from, to] = [origem ?? '', destino ?? ''];
    const back = dataVolta ? [{ origem: to, destino: from, data: dataVolta }] : [];
    return {
      tipo: dataVolta ? 'IDA_VOLTA' : 'IDA',
      trechos: [{ origem: from, destino: to, data: dataIda ?? '' }, ...back],
      tipoCabine: null,
      adultos: 1,
    };
  },
  HOTEL: ({ cidade, estado, checkin, checkout }) => ({
    cidade: estado ? `${cidade}, ${estado}` : (cidade ?? ''),
    checkin: `${checkin}T14:00`,
    checkout: `${checkout}T12:00`,
    adultos: 1,
  }),
  CARRO({ cidade, cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao }, now) {
    const pickup = dataRetirada || dayAfter(now, CARS_IN_DAYS);
    const city = cidadeRetirada || cidade || '';
    return {
      cidadeRetirada: city,
      cidadeDevolucao: cidadeDevolucao || city,
      dataRetirada: `${pickup}T10:00`,
      dataDevolucao: `${dataDevolucao || pickup}T18:00`,
    };
  },
  RODOVIARIO: ({ origem, destino, dataIda }) => ({ origem: origem ?? '', destino: destino ?? '', dataIda: dataIda ?? '', viajantes: 1 }),
};

/**
 * The content that is tested: an empty password stands for the stored one of the named credential, which has to be of the same consolidator,
 * so that nobody sends it to another one. Errors: 404 for a credential that the agency does not have.
 */
async function testedContent({ db, cards }: Deps, session: Session, typed: TypedTest): Promise<Content> {
  const content = typedContent(typed.credencial);
  if (!typed.idAgenciaServico) return content;
  const stored = await credentialOf(db, session.agencia.id, typed.idAgenciaServico);
  if (!stored) throw new CallError(404, 'registro_nao_encontrado');
  return stored.consolidadora === typed.consolidadora ? withStoredSecrets(content, openContent(cards, stored)) : content;
}

/**
 * Tests a credential with a search, and returns how many results it had. Errors: 404, 422; 502 with the provider's own words when it refuses,
 * and when it does not answer. @see S-374 to S-376
 */
export async function testCredential(
  deps: Deps,
  session: Session,
  { kind, typed }: { readonly kind: SearchedKind; readonly typed: TypedTest },
  { port, log }: { readonly port: CredentialTestPort; readonly log: FastifyBaseLogger },
): Promise<{ quantidade: number }> {
  const { consolidadora, limit = ANY_NUMBER } = typed;
  const violations = credentialTestViolations(TIPO_SERVICO_ID[kind], consolidadora, typed);
  if (violations.length > 0) throw new ViolationsError(violations);
  const content = readCredentialContent(JSON.stringify(await testedContent(deps, session, typed)));
  const now = deps.now();
  const trial = { kind, consolidadora, content, criteria: CRITERIA[kind](typed, now), limit, now };
  const answer = await port.test(trial, AbortSignal.timeout(PROVIDER_MS)).catch((error: unknown) => {
    log.error({ err: error, consolidadora }, 'a credential was not tested');
    throw new CallError(502, 'fornecedor_sem_resposta');
  });
  if ('reason' in answer) throw new CallError(502, 'erro_testar_credencial', {}, { words: answer.reason });
  return answer;
}
