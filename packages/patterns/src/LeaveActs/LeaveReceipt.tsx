import type { LeaveReason } from '@tern/domain';
import { Button, Card, DescriptionList, Heading, Link, Ltr, RadioGroup, Text, Value } from '@tern/ui';
import { useState } from 'react';
import * as css from './LeaveActs.css.ts';
import type { LeaveReceiptView } from './LeaveView.ts';
import { leaveActsMessages as m } from './leaveActs.messages.ts';
import { useLeaveWords } from './useLeaveWords.ts';

export interface LeaveReceiptProps {
  receipt: LeaveReceiptView;
  email: string | null;
  backHref: string;
  /** The renewal can be taken back: leads to its question. */
  resumeHref?: string | undefined;
  onPrint: () => void;
  /** Resolves with whether it was stored. Without it nothing is asked. */
  onReason?: ((reason: LeaveReason) => Promise<boolean>) | undefined;
}

/** The third step, and a page of its own later: what was done, when, and under which number. */
export function LeaveReceipt({ receipt, email, backHref, resumeHref, onPrint, onReason }: LeaveReceiptProps) {
  const { say, day, sum, time, contractOf } = useLeaveWords();
  const { kind, at, number, amount, refund, worksUntil, nextCharge, gift } = receipt;
  const titles = {
    cancel: say(m.offDone),
    resume: say(m.onDone),
    pause: say(m.pauseDone),
    goOn: say(m.goOnDone),
    refund: say(m.moneyDone, { state: refund ?? 'pending', amount: amount ? sum(amount) : '' }),
    withdraw: say(m.withdrawDone),
  };
  const money =
    kind === 'withdraw' && gift && refund === 'failed'
      ? say(m.giftFailed)
      : kind === 'withdraw' && amount
        ? say(m.moneyDone, { state: refund ?? 'pending', amount: sum(amount) })
        : kind === 'cancel' && worksUntil
          ? worksUntil > at
            ? say(m.offText, { date: day(worksUntil) })
            : say(m.offStillText)
          : null;
  const charge =
    nextCharge && amount && worksUntil
      ? say(kind === 'pause' ? m.pauseWaits : m.goOnText, {
          last: day(worksUntil),
          date: day(nextCharge),
          amount: sum(amount),
        })
      : null;
  return (
    <Card as="section" padding="lg">
      <div className={css.stack}>
        <div className={css.group} data-arrival="">
          <Heading level={2} size="h3">
            {titles[kind]}
          </Heading>
          <p className={css.stamp}>
            <Value>{time(at)}</Value>
          </p>
          {money ? <Text>{money}</Text> : null}
          {charge ? <Text>{charge}</Text> : null}
        </div>
        <DescriptionList
          items={[
            { term: say(m.contract), value: contractOf(receipt) },
            { term: say(m.number), value: <Ltr>{number}</Ltr> },
          ]}
        />
        {email ? <Text tone="muted">{say(m.mailed, { email })}</Text> : null}
        <div className={css.screenOnly}>
          <div className={css.actions}>
            {resumeHref ? (
              <Button variant="outline" size="sm" href={resumeHref}>
                {say(m.on)}
              </Button>
            ) : null}
            <Button variant="outline" size="sm" onClick={onPrint}>
              {say(m.print)}
            </Button>
          </div>
        </div>
        {onReason && kind !== 'resume' && kind !== 'goOn' ? (
          <Reasons known={receipt.reason} onReason={onReason} />
        ) : null}
        <p className={css.screenOnly}>
          <Link href={backHref}>{say(m.back)}</Link>
        </p>
      </div>
    </Card>
  );
}

function Reasons({
  known,
  onReason,
}: {
  known: LeaveReason | null;
  onReason: (reason: LeaveReason) => Promise<boolean>;
}) {
  const { say } = useLeaveWords();
  const [reason, setReason] = useState<LeaveReason | null>(known);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'sent' | 'failed'>();
  const options = [
    { value: 'unused', label: say(m.whyUnused) },
    { value: 'slow', label: say(m.whySlow) },
    { value: 'broken', label: say(m.whyBroken) },
    { value: 'price', label: say(m.whyPrice) },
    { value: 'other', label: say(m.whyOther) },
  ] as const;
  async function send() {
    if (!reason || busy) return;
    setBusy(true);
    setSaid(undefined);
    const stored = await onReason(reason).catch(() => false);
    setBusy(false);
    setSaid(stored ? 'sent' : 'failed');
  }
  return (
    <details className={css.screenOnly}>
      <summary className={css.opener}>{say(m.whyTitle)}</summary>
      <form
        className={css.reason}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <RadioGroup
          className={css.reasons}
          legend={say(m.why)}
          legendHidden
          name="reason"
          value={reason}
          onChange={setReason}
          options={options}
        />
        <div className={css.actions}>
          <Button type="submit" variant="outline" size="sm" busy={busy} disabled={reason === null}>
            {say(m.send)}
          </Button>
        </div>
        <p role="status">
          {said === 'sent' ? <span>{say(m.thanks)}</span> : null}
          {said === 'failed' ? <span>{say(m.failed)}</span> : null}
        </p>
      </form>
    </details>
  );
}
