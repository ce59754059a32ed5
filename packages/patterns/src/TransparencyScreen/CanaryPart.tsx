import { canaryCommands, canaryPath, type TransparencyFacts } from '@tern/domain';
import { Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProofPart } from './ProofPart.tsx';
import { KeyLine, Shell } from './Shell.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';
import { useDay } from './useDay.ts';

export interface CanaryPartProps {
  canary: NonNullable<TransparencyFacts['canary']>;
  /** Scheme and host of the site. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  /** Verifies it in the browser. */
  verify: ReactNode;
}

/** A dated and signed statement, and the ways to verify it. */
export function CanaryPart({ canary, origin, now, verify }: CanaryPartProps) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const { text, signature, key, signedOn, nextBefore } = canary;
  const isOverdue = now >= Date.parse(`${nextBefore}T00:00:00Z`);
  return (
    <ProofPart
      id="canary"
      title={formatMessage(m.canary)}
      proofTitle={formatMessage(m.signed, { date: day(signedOn) })}
      proof={
        <>
          <span>{formatMessage(isOverdue ? m.overdue : m.due, { date: day(nextBefore) })}</span>
          <strong className={css.strong}>{formatMessage(m.key)}</strong>
          <KeyLine value={key} />
        </>
      }
    >
      <Text tone="muted">{formatMessage(m.canaryLead)}</Text>
      {/* The text of the operator, in the language it was signed in. */}
      <section aria-label={formatMessage(m.canaryText)}>
        <pre className={css.canary} dir="auto" translate="no">
          {text}
        </pre>
      </section>
      {verify}
      <Shell commands={canaryCommands({ origin, path: canaryPath, key, signature })} />
    </ProofPart>
  );
}
