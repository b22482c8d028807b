import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { Scrim } from './scrim.tsx';

const isLocked = () => document.documentElement.hasAttribute('data-guiche-scroll-lock');

/** A window beside its scrim, which measures itself as it comes. */
function MeasuredWindow({ onMeasure }: { onMeasure: () => void }) {
  useLayoutEffect(() => {
    onMeasure();
  });
  return <div />;
}

test('the page is locked while any scrim is there, and not yet when the windows measure themselves: a read would restyle the page twice', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const lockedAtMeasure: boolean[] = [];
  const show = (scrims: readonly string[]) =>
    // As a press does, which waits for the effects, too.
    flushSync(() =>
      root.render(
        <>
          {scrims.map((name) => (
            <Scrim key={name} className="" />
          ))}
          <MeasuredWindow onMeasure={() => lockedAtMeasure.push(isLocked())} />
        </>,
      ),
    );
  show(['first']);
  expect(lockedAtMeasure).toEqual([false]);
  expect(isLocked()).toBe(true);
  show(['first', 'second']);
  show(['second']);
  expect(isLocked()).toBe(true);
  show([]);
  expect(isLocked()).toBe(false);
});
