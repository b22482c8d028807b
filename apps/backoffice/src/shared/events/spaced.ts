/**
 * A task that runs at once and then at most once per interval, however often it is asked for; what is asked for in between runs at its end.
 * Where many browsers hear of the same, the server has a moment for each.
 */
export function spaced(everyMs: number, task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  function run(): void {
    asked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) run();
    }, everyMs);
    task();
  }
  return {
    ask(): void {
      asked = true;
      if (timer === undefined) run();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      asked = false;
    },
  };
}
