import { useEffect, useState } from 'react';

const systemClock = () => Date.now();

/**
 * The time to hand to `Countdown`, in epoch milliseconds: null until the page runs, then once a second on the
 * edge of each second left, and no more after the end. `clock` must be stable.
 */
export function useCountdown(endsAt: number, clock: () => number = systemClock): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const time = clock();
      setNow(time);
      const left = endsAt - time;
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, clock]);
  return now;
}
