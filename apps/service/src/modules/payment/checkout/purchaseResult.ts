import { methodResults, order as operation, type ParsedInputOf } from '@tern/contract';
import { type Call, defineHandler, fail, type SignedIn } from '../../../handler.ts';
import { ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { isOpen } from '../rows/orderRules.ts';
import { findOwnOrder } from '../rows/orders.repo.ts';
import { syncOrderWithProvider } from '../settle/syncOrderWithProvider.ts';
import { readOrder } from './order.ts';

export const purchaseResultHandlers = Object.values(methodResults).map((method) =>
  defineHandler(method, (call) => result(call)),
);

/** Reads the state from the provider; the caller's word counts for nothing. A silent provider leaves the order as it was. */
async function result({ context, input, who }: Call<ParsedInputOf<typeof operation>, SignedIn>) {
  const order = await findOwnOrder(context.db, input.order_id, who.userId);
  if (!order) return fail(operation, 'order_unknown');
  if (isOpen(order.state)) {
    try {
      await syncOrderWithProvider(context, order.id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    }
  }
  return (await readOrder(context, input.order_id, who.userId)) ?? fail(operation, 'order_unknown');
}
