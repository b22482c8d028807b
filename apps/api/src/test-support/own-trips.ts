import { eq } from 'drizzle-orm';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { CLIENT_OF_PEOPLE, DEMO_APPROVER } from '../demo/demo-client-people.ts';
import { takeRequest } from './requests.ts';
import type { TestServer } from './test-server.ts';

/** The number of a request of the demo approver's company that no other test uses, and that waits for the approver. */
export async function awaitingApproval(server: TestServer): Promise<number> {
  const id = await takeRequest(server);
  const waiting = { status: 'APROVACAO', empresaId: CLIENT_OF_PEOPLE.id, aprovadorId: DEMO_APPROVER.id };
  await server.db.update(solicitacao).set(waiting).where(eq(solicitacao.id, id));
  return id;
}
