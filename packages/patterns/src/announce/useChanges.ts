import { useState } from 'react';

/**
 * The sentence for a live region: empty until `sentence` differs from the first one that was known, so that a change
 * is said once and what was there before is not. `null` while it is not known.
 */
export function useChanges(sentence: string | null): string {
  const [last, setLast] = useState(sentence);
  const [said, setSaid] = useState('');
  if (sentence !== null && sentence !== last) {
    setLast(sentence);
    if (last !== null) setSaid(sentence);
  }
  return said;
}
