import { type Context, moment } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../db/tryAgain.ts';
import { describeError } from '../../server.ts';
import { claimDuties, lockOrder, updateOrder } from './orders.repo.ts';
import { adapterOf, ProviderUnavailable } from './providers/PaymentAdapter.ts';

const again = 60_000;

/** Makes the calls that providers are owed: refunds and cancellations. Each is retried until it is done. */
export async function doDuties(context: Context, stopping?: AbortSignal): Promise<void> {
  for (const order of await claimDuties(context.db, moment(context), moment(context, again))) {
    if (stopping?.aborted) return;
    const adapter = adapterOf(context.adapters, order.method);
    if (!adapter || !order.duty) continue;
    try {
      if (order.duty === 'refund') {
        await adapter.refund(order, {
          payment: order.providerPayment,
          invoice: null,
          amount: order.amount,
          key: `${order.idempotencyKey}-refund`,
        });
      }
      await adapter.cancelSubscription(order, order.state === 'paid' ? 'period_end' : 'now');
    } catch (error) {
      const unknown = error instanceof ProviderUnavailable;
      context.log[unknown ? 'warn' : 'error'](
        { order: order.id, duty: order.duty, failure: describeError(error) },
        'provider not told',
      );
      if (unknown) continue;
      await settle(context, order.id, order.duty, 'duty_refused');
      continue;
    }
    await settle(context, order.id, order.duty);
  }
}

async function settle(context: Context, orderId: string, duty: string, attention?: string): Promise<void> {
  const write = () =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.duty !== duty) return;
      await updateOrder(tx, order, {
        duty: null,
        dutyAt: null,
        ...(attention && { attention: order.attention ? `${order.attention}, ${attention}` : attention }),
      });
    });
  // Written twice it is written once: a lost commit is no reason to tell the provider again.
  await tryAgain(write, (error) => databaseFailure(error) !== null);
}
