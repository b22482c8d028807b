import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPresent } from './presence-beat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage(answer: (asked: number) => Promise<string> = async (asked) => `${asked}`) {
  const said: (string | null)[] = [];
  const met: (string | null)[] = [];
  const end = vi.fn();
  const page = keepPresent<string>({
    keep(idCotacao) {
      said.push(idCotacao);
      return answer(said.length);
    },
    end,
    onOthers: (others) => met.push(others),
  });
  return { page, said, met, end };
}

test('B-043 a page says every 8 seconds that it is there, and at once which quote is open', async () => {
  const { page, said, met } = openPage();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(said).toEqual([null, null, null]);
  page.at('q');
  page.at('q');
  await vi.advanceTimersByTimeAsync(8000);
  expect(said.slice(3)).toEqual(['q', 'q']);
  expect(met).toEqual(['1', '2', '3', '4', '5']);
});

test('B-043 a page that is closed says so once, and nothing more', async () => {
  const { page, said, end, met } = openPage();
  page.leave();
  page.leave();
  page.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([said.length, end.mock.calls.length, met]).toEqual([1, 1, []]);
});

test('B-043 a page out of sight for minutes is left, and comes back when it is shown', async () => {
  const { page, said, end } = openPage();
  page.hidden();
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).toHaveBeenCalledTimes(1);
  const before = said.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toHaveLength(before);
  page.shown();
  expect(said).toHaveLength(before + 1);
});

test('B-043 without an answer for 20 seconds nobody is said to be there', async () => {
  const { met } = openPage(async (asked) => {
    if (asked > 1) throw new Error('offline');
    return 'Camila';
  });
  await vi.advanceTimersByTimeAsync(17_000);
  expect(met).toEqual(['Camila']);
  await vi.advanceTimersByTimeAsync(8000);
  expect(met).toEqual(['Camila', null]);
});

test('B-043 an answer that was overtaken is not shown', async () => {
  const late: ((others: string) => void)[] = [];
  const { page, met } = openPage(() => new Promise((resolve) => late.push(resolve)));
  page.ask();
  late[1]?.('second');
  await vi.advanceTimersByTimeAsync(0);
  late[0]?.('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(met).toEqual(['second']);
});
