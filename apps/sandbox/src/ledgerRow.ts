import type { Behaviour } from './Behaviour.ts';
import { givenBackOf, type Ledger, refundedOf } from './ledger.ts';
import type { Payment } from './payment.ts';
import type { PaymentRow } from './paymentRow.ts';

/** A payment of any provider but Stripe, with what may happen to it now. */
export function ledgerRow(ledger: Ledger, behaviour: Behaviour | undefined, payment: Payment): PaymentRow {
  const last = payment.charges.at(-1);
  const unpaid = payment.state === 'open' || payment.state === 'approved';
  const plan = payment.state === 'paid' && payment.recurring && !payment.cancelled;
  const running = plan && !payment.suspended;
  const may = (what: NonNullable<Behaviour['can']>[number]) => behaviour?.can?.includes(what) ?? false;
  const refundable =
    last !== undefined && last.amount > 0 && !last.settling && refundedOf(last) < last.amount;
  const waits = last?.refunds?.at(-1)?.state === 'pending';
  const half = last && Math.floor(last.amount / 2);
  return {
    id: payment.id,
    at: payment.createdAt,
    provider: (behaviour?.name ?? '') + (payment.kind === 'subscription' ? ', subscription' : ''),
    order: payment.reference,
    name: payment.name,
    email: payment.email ?? '',
    amount: payment.amount,
    currency: payment.currency,
    state: [
      payment.state,
      ...(payment.charges.length > 1 ? [`${payment.charges.length} periods`] : []),
      ...(payment.trialDays && !last ? ['trial'] : []),
      ...(last?.settling ? [last.settling] : []),
      ...(last?.refunded ? ['refunded'] : last && givenBackOf(last) > 0 ? ['partly refunded'] : []),
      ...(waits ? ['refund pending'] : []),
      ...(last?.disputed ? ['disputed'] : []),
      ...(last?.dispute && !last.disputed ? [last.dispute.outcome ?? last.dispute.stage] : []),
      ...(payment.suspended ? ['suspended'] : []),
      ...(payment.cancelled ? ['cancelled'] : []),
    ],
    actions: {
      expire: payment.state === 'open' && (() => ledger.expire(payment)),
      forget: unpaid && may('forget') && (() => ledger.forget(payment)),
      settle: last?.settling === 'pending' && (() => ledger.settle(payment, last)),
      decline: last?.settling === 'pending' && (() => ledger.decline(payment, last)),
      renew: running && (() => ledger.renew(payment)),
      'renew-taxed': running && (() => ledger.renew(payment, 'taxed')),
      'renew-balance': running && (() => ledger.renew(payment, 'balance')),
      'renew-free': running && (() => ledger.renew(payment, 'free')),
      raise: running && (() => ledger.raise(payment)),
      'fail-renewal': running && (() => ledger.failRenewal(payment)),
      suspend: running && may('suspend') && (() => ledger.suspend(payment)),
      reactivate: plan && payment.suspended === true && (() => ledger.reactivate(payment)),
      cancel: plan && (() => ledger.cancel(payment)),
      refund: refundable && (() => ledger.refund(payment, last)),
      'refund-half': refundable && !last.refunds && (() => ledger.refund(payment, last, half)),
      'finish-refund': waits && (() => ledger.endRefund(payment, last, 'done')),
      'fail-refund': waits && (() => ledger.endRefund(payment, last, 'failed')),
      inquire: last !== undefined && !last.dispute && (() => ledger.inquire(payment, last)),
      dispute:
        last !== undefined &&
        !last.disputed &&
        !last.dispute?.outcome &&
        (() => ledger.dispute(payment, last)),
      'win-dispute':
        last?.dispute !== undefined && !last.dispute.outcome && (() => ledger.resolve(payment, last, 'won')),
      'lose-dispute':
        last?.dispute !== undefined && !last.dispute.outcome && (() => ledger.resolve(payment, last, 'lost')),
      ...ledger.ownActions(payment),
    },
  };
}
