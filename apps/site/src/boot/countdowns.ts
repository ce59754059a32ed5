const minute = 60_000;
/** The visitor is there again, or still. */
const acts = ['pageshow', 'visibilitychange', 'pointermove', 'pointerdown', 'scroll', 'keydown'];

/**
 * Fills every `[data-countdown]` of a page without React with the minutes left. They change when the page is used,
 * at most once a minute, and never by themselves: nothing on an open page moves, and no timer runs. The end is an
 * epoch in milliseconds; the clock is the server's: the document names its time of sending in a `Server-Timing: clock`
 * entry, so a wrong device clock does not move a deadline.
 */
export function startCountdowns(root: ParentNode, now: () => number): void {
  const countdowns = [...root.querySelectorAll<HTMLElement>('[data-countdown]')].map((element) => ({
    end: Number(element.dataset.countdown),
    units: [...element.querySelectorAll<HTMLElement>('[data-unit]')],
  }));
  if (countdowns.length === 0) return;

  let next = 0;
  const show = () => {
    const time = now();
    if (time < next) return;
    next = time + minute;
    for (const { end, units } of countdowns) {
      const left = Math.max(0, Math.ceil((end - time) / minute));
      const values: Readonly<Record<string, number>> = {
        d: left / 1440,
        h: (left / 60) % 24,
        m: left % 60,
      };
      for (const unit of units) {
        const text = String(Math.floor(values[unit.dataset.unit ?? ''] ?? 0)).padStart(2, '0');
        if (unit.textContent !== text) unit.textContent = text;
      }
      // All change together, on the edge of a minute of the first one that is left.
      if (end > time) next = Math.min(next, end - (left - 1) * minute);
    }
  };
  show();
  for (const act of acts) addEventListener(act, show, { capture: true, passive: true });
}

/** Milliseconds to add to the device clock to get the server's; 0 where the browser does not expose it. */
export function serverClockOffset(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = Number(navigation?.serverTiming?.find((entry) => entry.name === 'clock')?.description);
  return sent > 0 && navigation ? sent - (performance.timeOrigin + navigation.responseStart) : 0;
}
