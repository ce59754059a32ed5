/**
 * Ticks every `[data-countdown]` of a page without React. The end is an epoch in milliseconds; the clock is
 * the server's: the document names its time of sending in a `Server-Timing: clock` entry, so a wrong device
 * clock does not move a deadline.
 */
export function startCountdowns(root: ParentNode, now: () => number): void {
  const countdowns = [...root.querySelectorAll<HTMLElement>('[data-countdown]')].map((element) => ({
    end: Number(element.dataset.countdown),
    units: new Map(
      [...element.querySelectorAll<HTMLElement>('[data-unit]')].map((unit) => [unit.dataset.unit, unit]),
    ),
  }));
  if (countdowns.length === 0) return;

  const tick = () => {
    const time = now();
    for (const { end, units } of countdowns) {
      const seconds = Math.max(0, Math.floor((end - time) / 1000));
      const values = {
        d: seconds / 86400,
        h: (seconds / 3600) % 24,
        m: (seconds / 60) % 60,
        s: seconds % 60,
      };
      for (const [unit, value] of Object.entries(values)) {
        const text = String(Math.floor(value)).padStart(2, '0');
        const element = units.get(unit);
        if (element && element.textContent !== text) element.textContent = text;
      }
    }
    // Aligned to the second of the clock shown, so that all countdowns of a page change together.
    setTimeout(tick, 1000 - (time % 1000) + 5);
  };
  tick();
}

/** Milliseconds to add to the device clock to get the server's; 0 where the browser does not expose it. */
export function serverClockOffset(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = Number(navigation?.serverTiming?.find((entry) => entry.name === 'clock')?.description);
  return sent > 0 && navigation ? sent - (performance.timeOrigin + navigation.responseStart) : 0;
}
