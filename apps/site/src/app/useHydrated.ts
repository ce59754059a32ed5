import { useEffect, useState } from 'react';
import { endOfPress } from '../boot/endOfPress.ts';

/**
 * False on the server and in the first pass in the browser, then true. A press that has begun ends first: what comes may
 * move the button from under it, and what is released elsewhere is no click.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    let mounted = true;
    const draw = () => {
      if (mounted) setHydrated(true);
    };
    if (document.querySelector(':active')) void endOfPress(document).then(draw);
    else draw();
    return () => {
      mounted = false;
    };
  }, []);
  return hydrated;
}
