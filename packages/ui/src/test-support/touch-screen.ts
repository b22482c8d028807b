import { spyOn } from 'storybook/test';

/** For `beforeEach` of a story: the device is a phone, whose main pointer is a finger. */
export function onTouchScreen(): () => void {
  const original = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(/hover: none|pointer: coarse/.test(query) ? 'all' : query),
  );
  return () => spy.mockRestore();
}
