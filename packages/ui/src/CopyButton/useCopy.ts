import { useEffect, useRef, useState } from 'react';

export interface Copying {
  /** The result of the last press, for three seconds. */
  said?: 'copied' | 'refused';
  /** Number of the press, as a `key`: what is said twice in a row is read twice. */
  press: number;
  copy: () => void;
}

/** Puts a value on the clipboard. `onRefused` may select it, to be copied by hand. */
export function useCopy(value: string, onRefused?: () => void): Copying {
  const presses = useRef(0);
  const [answer, setAnswer] = useState<{ said: 'copied' | 'refused'; press: number }>();

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(undefined), 3000);
    return () => clearTimeout(timer);
  }, [answer]);

  async function write() {
    presses.current += 1;
    const press = presses.current;
    const said = await navigator.clipboard.writeText(value).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    if (said === 'refused') onRefused?.();
    setAnswer({ said, press });
  }

  return {
    said: answer?.said,
    press: answer?.press ?? 0,
    // Without a secure origin there is no clipboard at all.
    copy: () => {
      write().catch(() => {
        onRefused?.();
        setAnswer({ said: 'refused', press: presses.current });
      });
    },
  };
}
