import { useEffect, useState } from 'react';
import { serverClockOffset } from '../boot/countdowns.ts';

/** Epoch ms of the server's clock, each second; null on the server and until the first tick. */
export function useServerClock(ticking: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!ticking) return;
    const offset = serverClockOffset();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now() + offset;
      setNow(time);
      timer = setTimeout(tick, 1000 - (time % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [ticking]);
  return now;
}
