import { CallError } from '@guiche/contract/client';
import type { Report, ReportJob } from '@guiche/domain/entities';
import { expect, test, vi } from 'vitest';
import { type ReportCalls, ReportFailed, runReport } from './run-report.ts';

const BODY: Report = {
  nomeArquivo: 'ven01.jrxml',
  name: 'Vendas por cliente',
  descricao: '',
  perfis: ['AGENCIA'],
  parameters: [],
  format: 'csv',
  fileName: 'vendas',
};
const FILE = new Blob(['a;b']);
type Step = Pick<ReportJob, 'estado' | 'progresso'> | Error;
const step = (estado: ReportJob['estado'], progresso: number | null = null) => ({ estado, progresso });

/** A server whose job goes through these steps. */
function server(steps: readonly Step[]) {
  const left = [...steps];
  const calls = {
    begin: vi.fn(async (_body: Report): Promise<string | null> => 'job-1'),
    find: vi.fn(async () => {
      const next = left.shift();
      if (!next || next instanceof Error) throw next ?? new CallError(404, undefined);
      return next;
    }),
    file: vi.fn(async (_id: string) => FILE),
    cancel: vi.fn(async (_id: string) => {}),
  } satisfies ReportCalls;
  return calls;
}
const wait = async () => {};

test('S-363 a report is begun with its parameters, asked about until it is ready, and fetched', async () => {
  const calls = server([step('AGUARDANDO'), step('GERANDO', 0), step('GERANDO', 0.5), step('PRONTO', 1)]);
  const shares: (number | null)[] = [];
  const { signal } = new AbortController();
  expect(await runReport(BODY, { calls, wait, signal, onProgress: (share) => shares.push(share) })).toBe(FILE);
  expect(calls.begin).toHaveBeenCalledWith(BODY, signal);
  expect(calls.file).toHaveBeenCalledWith('job-1', signal);
  expect(shares).toEqual([null, 0, 0.5]);
  expect(calls.cancel).not.toHaveBeenCalled();
});

test('S-363 a report that was begun before is waited for, and none is begun', async () => {
  const calls = server([step('GERANDO', 0.5), step('PRONTO', 1)]);
  const onBegun = vi.fn();
  const options = { calls, wait, signal: new AbortController().signal, onProgress: () => {}, onBegun };
  expect(await runReport(BODY, { ...options, begun: 'job-0' })).toBe(FILE);
  expect(calls.begin).not.toHaveBeenCalled();
  expect(calls.file).toHaveBeenCalledWith('job-0', options.signal);
  await runReport(BODY, { ...options, calls: server([step('PRONTO', 1)]) });
  expect(onBegun.mock.calls).toEqual([['job-0'], ['job-1']]);
});

test('S-123 S-363 a report that cannot be made, or was cancelled elsewhere, has no file', async () => {
  for (const estado of ['FALHOU', 'CANCELADO'] as const) {
    const calls = server([step('GERANDO', 0.1), step(estado)]);
    const options = { calls, wait, signal: new AbortController().signal, onProgress: () => {} };
    await expect(runReport(BODY, options), estado).rejects.toBeInstanceOf(ReportFailed);
    expect(calls.file).not.toHaveBeenCalled();
  }
});

test('S-363 a report outlives a server that is out of reach for a while, and no other failure', async () => {
  const lost = new CallError(0, undefined);
  const options = { wait, signal: new AbortController().signal, onProgress: () => {} };
  const shaky = server([lost, new CallError(503, undefined), step('GERANDO', 0.2), lost, step('PRONTO', 1)]);
  expect(await runReport(BODY, { ...options, calls: shaky })).toBe(FILE);
  await expect(runReport(BODY, { ...options, calls: server(Array.from({ length: 50 }, () => lost)) })).rejects.toBe(lost);
  const gone = new CallError(404, undefined);
  await expect(runReport(BODY, { ...options, calls: server([gone, step('PRONTO', 1)]) })).rejects.toBe(gone);
});

test('S-363 cancelling stops the job on the server as well, even when that fails', async () => {
  for (const refuses of [false, true]) {
    const calls = server([step('GERANDO', 0.3), step('GERANDO', 0.4), step('PRONTO', 1)]);
    if (refuses) calls.cancel.mockRejectedValue(new CallError(0, undefined));
    const stopping = new AbortController();
    const running = runReport(BODY, { calls, wait, signal: stopping.signal, onProgress: () => stopping.abort() });
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls.cancel).toHaveBeenCalledExactlyOnceWith('job-1');
    expect(calls.file).not.toHaveBeenCalled();
  }
});
