import {
  Button,
  Card,
  EmptyState,
  Heading,
  Link,
  Notice,
  Skeleton,
  Text,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import * as css from './LeaveActs.css.ts';
import type { LeaveKind, LeavePlan, LeaveReceiptView } from './LeaveView.ts';
import { LeaveWays } from './LeaveWays.tsx';
import { leaveActsMessages as m } from './leaveActs.messages.ts';
import { useLeaveWords } from './useLeaveWords.ts';

export type LeaveActsProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      plans: readonly LeavePlan[];
      /** The newest first. */
      receipts: readonly LeaveReceiptView[];
      hrefOf: (kind: LeaveKind, plan: LeavePlan) => string;
      receiptHref: (number: string) => string;
      contactHref: string;
      /** Something was pressed that could not be done any more. */
      impossible?: boolean;
    };

const kinds = {
  cancel: m.kindCancel,
  resume: m.kindResume,
  pause: m.kindPause,
  goOn: m.kindGoOn,
  refund: m.kindRefund,
  withdraw: m.kindWithdraw,
} as const;

/** The first step: every way to leave each plan, and the receipts of what was done before. */
export function LeaveActs(props: LeaveActsProps) {
  const { say, time } = useLeaveWords();
  if (props.status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{say(m.loading)}</VisuallyHidden>
        <Card>
          <Skeleton height="block" />
        </Card>
      </div>
    );
  }
  if (props.status === 'error') {
    return (
      <Notice tone="danger" live>
        <div className={css.actions}>
          <span>{say(m.failedToLoad)}</span>
          <Button variant="outline" size="sm" onClick={props.onRetry}>
            {say(m.retry)}
          </Button>
        </div>
      </Notice>
    );
  }
  const { plans, receipts, hrefOf, receiptHref, contactHref, impossible } = props;
  return (
    <div className={css.stack}>
      {impossible ? <Notice live>{say(m.impossible)}</Notice> : null}
      {plans.some(({ gift }) => !gift) ? (
        <Text tone="muted">{say(plans.some(({ pause }) => pause) ? m.leadPause : m.lead)}</Text>
      ) : (
        <Card>
          <EmptyState title={say(m.emptyTitle)} text={say(m.emptyText)} />
        </Card>
      )}
      {plans.map((plan) => (
        <LeaveWays
          key={plan.id}
          plan={plan}
          hrefOf={(kind) => hrefOf(kind, plan)}
          contactHref={contactHref}
        />
      ))}
      {receipts.length > 0 ? (
        <Card as="section" padding="none">
          <div className={css.row}>
            <Heading level={2} size="h4">
              {say(m.receipts)}
            </Heading>
          </div>
          <ul className={css.rows}>
            {receipts.map(({ number, kind, at }) => (
              <li key={number} className={css.row}>
                <Link href={receiptHref(number)}>{say(kinds[kind])}</Link>
                <span className={css.muted}>
                  <Value>{time(at)}</Value>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
