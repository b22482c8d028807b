import type { Report, ReportDefinition } from '@guiche/domain/entities';
import { expect, test, vi } from 'vitest';
import { createKeptJob } from './kept-job.ts';
import { createReportRun, type RunTools, reportBody, reportFileName } from './report-run.ts';

const DEFINITION: ReportDefinition = {
  nomeArquivo: 'ven01.jrxml',
  name: 'Vendas por cliente',
  descricao: 'Total de cada empresa.',
  perfis: ['AGENCIA'],
  parameters: [
    { name: 'agencias', description: 'Agências', type: 'LIST', required: true, value: [], options: [{ id: '1', label: 'Uma' }] },
    { name: 'inicio', description: 'Desde', type: 'DATE', required: true, value: null },
  ],
  format: 'pdf',
  fileName: 'vendas',
};
const START = { name: 'inicio', description: 'Desde', type: 'DATE', required: true, value: '2026-11-01' };
const body = (format: Report['format']) => reportBody(DEFINITION, { format, parameters: [START] });

const JOB = '1d8a8ebd-f189-4e04-bf7b-b43863b9af80';

/** The storage of a browser tab. */
function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

/** A run whose report is made, or not, when the test says so. */
function started({ tabIsKept = true, storage = memory(), person = 'ana' } = {}) {
  let end = { resolve: (_content: Blob) => {}, reject: (_error: unknown) => {} };
  const tab = { show: vi.fn((_address: string) => tabIsKept), close: vi.fn() };
  const tools = {
    make: vi.fn<RunTools['make']>(
      (_body, signal) =>
        new Promise((resolve, reject) => {
          end = { resolve, reject };
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
    kept: createKeptJob(storage, () => person),
    openTab: vi.fn<RunTools['openTab']>(() => tab),
    save: vi.fn<RunTools['save']>(),
    addresses: { of: vi.fn((_content: Blob) => 'blob:1'), giveBack: vi.fn((_address: string) => {}) },
  };
  return { run: createReportRun(tools), tools, tab, end: () => end };
}

test('S-117 S-363 the definition goes back with what was chosen, and without what was not asked', () => {
  expect(body('xls')).toEqual({ ...DEFINITION, format: 'xls', parameters: [START] });
});

test('S-120 the tab of a PDF is opened in the press and shows it when it is there; one that a browser kept back leaves a link', async () => {
  for (const tabIsKept of [true, false]) {
    const { run, tools, tab, end } = started({ tabIsKept });
    const running = run.start(body('pdf'));
    // Before anything was waited for.
    expect(tools.openTab).toHaveBeenCalledExactlyOnceWith('Vendas por cliente');
    expect(run.read()?.state).toEqual({ kind: 'running', share: null });
    end().resolve(new Blob(['%PDF']));
    await running;
    expect(tab.show).toHaveBeenCalledExactlyOnceWith('blob:1');
    expect(tools.save).not.toHaveBeenCalled();
    expect(run.read()?.state).toEqual({ kind: 'ready', href: 'blob:1', fileName: 'Vendas por cliente.pdf', opens: true });
    run.dismiss();
    // What a tab shows may be loaded anew there.
    expect(tools.addresses.giveBack).not.toHaveBeenCalled();
  }
});

test.each(['csv', 'xls', 'xlsx', 'txt'] as const)(
  'S-121 a report as %s is saved with its name and that extension, and no tab is opened',
  async (format) => {
    const { run, tools, end } = started();
    const running = run.start(body(format));
    const content = new Blob(['a;b']);
    end().resolve(content);
    await running;
    const fileName = `Vendas por cliente.${format}`;
    expect(reportFileName(body(format))).toBe(fileName);
    expect(tools.save).toHaveBeenCalledExactlyOnceWith(content, fileName);
    expect(tools.openTab).not.toHaveBeenCalled();
    expect(run.read()?.state).toEqual({ kind: 'ready', href: 'blob:1', fileName, opens: false });
    run.dismiss();
    expect(run.read()).toBeUndefined();
    expect(tools.addresses.giveBack).toHaveBeenCalledExactlyOnceWith('blob:1');
  },
);

test('S-123 a report that fails closes its tab and says why; the next one begins anew', async () => {
  const { run, tools, tab, end } = started();
  const failure = new Error('x');
  const running = run.start(body('pdf'));
  end().reject(failure);
  await running;
  expect(tab.close).toHaveBeenCalledOnce();
  expect(run.read()?.state).toEqual({ kind: 'failed', error: failure });
  const again = run.start(body('csv'));
  expect(run.read()?.state).toEqual({ kind: 'running', share: null });
  end().resolve(new Blob());
  await again;
  expect(run.read()?.state.kind).toBe('ready');
  expect(tools.make).toHaveBeenCalledTimes(2);
});

test('S-112 it tells how far it is, and a cancelled one closes its tab and leaves nothing to open', async () => {
  const { run, tools, tab } = started();
  const told = vi.fn();
  run.subscribe(told);
  const running = run.start(body('pdf'));
  tools.make.mock.lastCall?.[2](0.4);
  expect(run.read()?.state).toEqual({ kind: 'running', share: 0.4 });
  run.cancel();
  expect(run.read()?.state).toEqual({ kind: 'cancelling' });
  // Not while it is being cancelled.
  run.dismiss();
  await running;
  expect(run.read()?.state).toEqual({ kind: 'cancelled' });
  expect([tab.close.mock.calls.length, tab.show.mock.calls.length, told.mock.calls.length]).toEqual([1, 0, 4]);
});

test('S-112 S-363 a report that was being made when the page was loaded anew is waited for again, once, by the same person, and offered until it is closed', async () => {
  for (const format of ['pdf', 'csv'] as const) {
    const storage = memory();
    const before = started({ storage });
    void before.run.start(body(format));
    before.tools.make.mock.lastCall?.[3].onBegun(JOB);
    const other = started({ storage, person: 'bia' });
    await other.run.resume();
    expect(other.run.read()).toBeUndefined();

    const { run, tools, end } = started({ storage });
    const running = run.resume();
    expect(run.read()).toEqual({ body: body(format), state: { kind: 'running', share: null } });
    expect(tools.make.mock.lastCall?.[3].begun).toBe(JOB);
    await run.resume();
    expect(tools.make).toHaveBeenCalledOnce();
    end().resolve(new Blob());
    await running;
    // Without a press no tab may be opened: the link does.
    expect(tools.openTab).not.toHaveBeenCalled();
    expect(tools.save).toHaveBeenCalledTimes(format === 'csv' ? 1 : 0);
    expect(run.read()?.state).toMatchObject({ kind: 'ready', opens: format === 'pdf' });

    // It is there: each further loading offers it, without a word before and without saving it again.
    const { run: later, tools: laterTools, end: laterEnd } = started({ storage });
    const found = later.resume();
    await later.resume();
    expect([laterTools.make.mock.calls.length, later.read()]).toEqual([1, undefined]);
    laterTools.make.mock.lastCall?.[2](1);
    laterEnd().resolve(new Blob());
    await found;
    expect(later.read()).toEqual({ body: body(format), state: run.read()?.state });
    expect(laterTools.save).not.toHaveBeenCalled();

    // What is closed, or has no file any more, is not found again.
    if (format === 'csv') later.dismiss();
    else {
      const late = started({ storage });
      const gone = late.run.resume();
      late.end().reject(new Error('404'));
      await gone;
      expect(late.run.read()).toBeUndefined();
    }
    const after = started({ storage });
    await after.run.resume();
    expect(after.tools.make).not.toHaveBeenCalled();
  }
  for (const unread of ['{', '[]', '{"pessoa":"ana"}'])
    expect(createKeptJob({ ...memory(), getItem: () => unread }, () => 'ana').read()).toBeUndefined();
});
