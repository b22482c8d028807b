import { expect, test, vi } from 'vitest';
import { createAfterPaint } from './after-paint.ts';

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

test('what is scheduled waits for the frame, and only the last of it is done', async () => {
  const afterPaint = createAfterPaint();
  const done: string[] = [];
  afterPaint.schedule(() => done.push('first'));
  afterPaint.schedule(() => done.push('last'));
  await nextFrame();
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['last']));
  afterPaint.schedule(() => done.push('later'));
  await vi.waitFor(() => expect(done).toEqual(['last', 'later']));
});

test('nothing is lost when the page is left or the watching ends, and nothing is done twice', async () => {
  const afterPaint = createAfterPaint();
  const work = vi.fn();
  const end = afterPaint.watch();
  afterPaint.schedule(work);
  dispatchEvent(new Event('pagehide'));
  expect(work).toHaveBeenCalledTimes(1);
  afterPaint.schedule(work);
  end();
  expect(work).toHaveBeenCalledTimes(2);
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(work).toHaveBeenCalledTimes(2);
});

test('on a page that is hidden it is done at once: no frame would come', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = vi.fn();
  createAfterPaint().schedule(work);
  expect(work).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});
