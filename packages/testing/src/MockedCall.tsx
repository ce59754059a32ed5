import { type Envelope, geoInfo, type OutputOf } from '@tern/contract';
import { useEffect, useState } from 'react';

/** Calls one operation and shows its envelope: the smallest consumer of a mocked API. */
export function MockedCall() {
  const [answer, setAnswer] = useState<Envelope<OutputOf<typeof geoInfo>>>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(geoInfo.path, { method: geoInfo.method, signal: controller.signal })
      .then((response) => response.json())
      .then(setAnswer, () => {});
    return () => controller.abort();
  }, []);
  return <output>{answer ? `${answer.code} ${answer.message}` : '…'}</output>;
}
