import { contractActKinds } from '@tern/contract';
import { LeaveActs, LeaveQuestion, LeaveReceipt, mayAct } from '@tern/patterns';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { focusHeading, focusIsFree } from '../../app/focusHeading.ts';
import { useStores } from '../../app/stores.tsx';
import { useStepTitle } from '../../app/useStepTitle.ts';
import { createLeaveStore } from './leave.store.ts';
import { giftView, leaveView, receiptView } from './leaveViews.ts';
import { questionHref } from './questionHref.ts';

const here = '/myAccount/leave';
const receiptHref = (number: string) => `${here}?receipt=${number}`;
const kindOf = (text: string | null) => contractActKinds.find((kind) => kind === text);

/**
 * `/myAccount/leave`: turning renewal off and on, money back, withdrawal. `?act=…&plan=…` is the question before one of
 * them, `?receipt=…` what came of it: each step has an address, so Back and a reload stay where they are. The link of an act
 * that cannot be done any more leads to the ways that are left.
 */
export function LeaveSection() {
  const { api } = useStores();
  const navigate = useNavigate();
  const [store] = useState(() => createLeaveStore(api));
  const { leaving, failed, busy, problem } = useSnapshot(store.state);
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [confirmed, setConfirmed] = useState<string>();
  const kind = kindOf(search.get('act'));
  const number = search.get('receipt');
  const step = number ?? (kind ? `${kind} ${search.get('plan')}` : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step shows how it stands by then, a refund goes on meanwhile
  useEffect(() => void store.load(), [store, step]);
  const plans = leaving ? [...leaving.plans.map(leaveView), ...leaving.gifts.map(giftView)] : [];
  const plan = plans.find(({ id }) => id === search.get('plan'));
  // A question that was confirmed stays on the screen until its receipt comes, though it cannot be done once more.
  const question = kind && plan && (confirmed === key || mayAct(kind, plan)) ? { kind, plan } : null;
  useFocusOnStep(step, leaving !== null);
  useStepTitle(leaving && (question || number) ? step : null);

  if (!leaving) {
    return failed ? (
      <LeaveActs status="error" onRetry={() => void store.load()} />
    ) : (
      <LeaveActs status="loading" />
    );
  }
  const act = leaving.acts.find((each) => each.number === number);
  if (act) {
    const resumable = plans.find(
      ({ orderId, resume }) => orderId === act.order_id && resume?.state === 'open',
    );
    return (
      <LeaveReceipt
        key={act.number}
        receipt={receiptView(act)}
        email={leaving.email}
        backHref={here}
        resumeHref={act.kind === 'cancel' && resumable ? questionHref('resume', resumable.id) : undefined}
        onPrint={() => window.print()}
        onReason={(reason) => store.tellWhy(act.number, reason)}
      />
    );
  }
  if (question) {
    return (
      <LeaveQuestion
        {...question}
        email={leaving.email}
        backHref={here}
        busy={busy}
        failed={problem === 'failed'}
        onConfirm={(months) => {
          setConfirmed(key);
          void store.act(question.plan, question.kind, months).then((done) => {
            if (done) void navigate(`/myAccount/leave?receipt=${done.number}`, { replace: true });
            else if (store.state.problem === 'impossible')
              void navigate('/myAccount/leave', { replace: true });
          });
        }}
      />
    );
  }
  return (
    <LeaveActs
      plans={plans}
      receipts={leaving.acts.map(receiptView)}
      hrefOf={(each, { id }) => questionHref(each, id)}
      receiptHref={receiptHref}
      contactHref="/contact"
      impossible={problem === 'impossible' || kind !== undefined}
    />
  );
}

/** The step that was opened is read from its heading. */
function useFocusOnStep(step: string | null, ready: boolean) {
  const shown = useRef(step);
  useEffect(() => {
    if (!ready) return;
    if (shown.current !== step || (step !== null && focusIsFree())) focusHeading();
    shown.current = step;
  }, [step, ready]);
}
