import type { TransparencyFacts } from '@tern/domain';
import { type VerifyStep, VerifySteps } from '@tern/patterns';
import { useState } from 'react';
import type { FeedCounts } from '../verify/readCounts.ts';
import { type Verdict, verifyCanary, verifyFeed } from '../verify/verify.ts';

export type VerifyIslandProps =
  /** The list of servers: the key of its signature, and what the page says of it. */
  | { part: 'feed'; signedWith: string; shown: FeedCounts }
  | { part: 'canary'; canary: NonNullable<TransparencyFacts['canary']> };

/** Verifies a signed document when it is asked to, and shows every step. */
export function VerifyIsland(props: VerifyIslandProps) {
  const [steps, setSteps] = useState<readonly VerifyStep[]>([]);
  const [verdict, setVerdict] = useState<Verdict>(null);
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    setSteps([]);
    setVerdict(null);
    const tell = (step: VerifyStep) => setSteps((before) => [...before, step]);
    setVerdict(
      props.part === 'feed'
        ? await verifyFeed({ key: props.signedWith, shown: props.shown }, tell)
        : await verifyCanary(props.canary, Date.now(), tell),
    );
    setBusy(false);
  };
  return <VerifySteps steps={steps} verdict={verdict} busy={busy} onVerify={() => void verify()} />;
}
