import { paddleCheckout as operation } from '@tern/contract';
import { paymentProviders } from '@tern/domain';
import { defineHandler, fail } from '../../../handler.ts';
import { returnPaths } from '../providers/returnUrls.ts';
import { isOpen } from '../rows/orderRules.ts';
import { findSession } from '../rows/orders.repo.ts';

const { code } = paymentProviders.paddle;

/** Whoever has the payment link may ask: the answer names the order, and shows nothing of it. */
export const paddleCheckout = defineHandler(operation, async ({ context, input }) => {
  const overlay = context.adapters[code]?.overlay;
  if (!overlay) return fail(operation, 'method_unavailable');
  const order = input.transaction ? await findSession(context.db, code, input.transaction) : undefined;
  const paths = order && returnPaths(order);
  return {
    client_token: overlay.clientToken,
    environment: overlay.environment,
    script_url: overlay.scriptUrl,
    order: paths
      ? {
          open: isOpen(order.state) && order.abandonedAt === null,
          paid_path: paths.paid,
          back_path: paths.cancelled,
        }
      : null,
  };
});
