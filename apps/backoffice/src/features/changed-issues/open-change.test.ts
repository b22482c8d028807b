import { CallError, type Client } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { type OpenedChange, openChange, shapeOfChange } from './open-change.ts';

const NONE = { servicosAereos: [], servicosHotel: [], servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
const GONE = new CallError(404, { tipo: 'ERROR', titulo: 'Solicitação não encontrada.' });
const waiting = { ...NONE, idSolicitacao: 48522, status: 'APROVACAO_ALTERACAO' };
const changing = { ...NONE, idSolicitacao: 48522, status: 'EMISSAO_ALTERACAO' };

/** A client that answers by the name of the call. */
function clientWith(answers: Record<string, unknown>): Client {
  const call = async ({ name }: { name: string }) => {
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { call } as unknown as Client;
}

const open = (answers: Record<string, unknown>, before?: OpenedChange) => openChange(clientWith(answers), 48522, before);
const approval = { ...NONE, versao: 7, aprovadorAlteracao: { nome: 'Rui Prado' } };

test('A-103 A-108 a change that waits comes with what is to be approved, and by whom', async () => {
  const opened = await open({ findChangedIssue: waiting, findChangeApproval: approval });
  expect(opened).toEqual({ request: waiting, state: { ...NONE, versao: 7 }, approver: 'Rui Prado', ended: false });
});

test('A-103 A-107 one that does not wait comes with its services under change', async () => {
  const opened = await open({ findChangedIssue: changing, findServicesUnderChange: { ...NONE, versao: 3 } });
  expect(opened).toEqual({ request: changing, state: { ...NONE, versao: 3 }, approver: null, ended: false });
});

test('A-103 what was open and is no changed issue any more has ended; what never was one is not found', async () => {
  const before = await open({ findChangedIssue: waiting, findChangeApproval: approval });
  await expect(open({ findChangedIssue: GONE }, before)).resolves.toEqual({ ...before, ended: true });
  // Decided between the two calls.
  await expect(open({ findChangedIssue: waiting, findChangeApproval: GONE }, before)).resolves.toEqual({ ...before, ended: true });
  await expect(open({ findChangedIssue: GONE })).rejects.toBe(GONE);
  await expect(open({ findChangedIssue: new CallError(0, undefined) }, before)).rejects.toMatchObject({ status: 0 });
});

test('B-042 a decision moves what the page shows, a new version alone does not', async () => {
  const before = await open({ findChangedIssue: waiting, findChangeApproval: approval });
  expect(shapeOfChange({ ...before, state: { ...before.state, versao: 8 } })).toBe(shapeOfChange(before));
  expect(shapeOfChange({ ...before, ended: true })).not.toBe(shapeOfChange(before));
  expect(shapeOfChange({ ...before, request: { ...before.request, status: 'EMISSAO_ALTERACAO' } })).not.toBe(shapeOfChange(before));
});
