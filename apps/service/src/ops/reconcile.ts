import { reconcileOrders } from '../modules/payment/reconciliation/reconcileOrders.ts';
import { findCustomer } from './ops.repo.ts';
import { dryRun, type Ops, OpsError } from './opsTools.ts';

/**
 * Compares the orders of everybody, or of one person, with their providers now. What an event that was lost explains is
 * made the same with `--yes`; what is left parks the account and is for a person.
 */
export async function reconcile(
  { context, say }: Ops,
  email: string | undefined,
  yes: boolean,
): Promise<void> {
  const user = email === undefined ? undefined : await findCustomer(context.db, email);
  if (email !== undefined && !user) throw new OpsError(`Nobody has the address ${email}.`);
  const compared = await reconcileOrders(context, { userId: user?.id, isAll: true, isDry: !yes });
  let differing = 0;
  for (const { order, found, left } of compared) {
    if (found.length === 0) continue;
    if (left.length > 0) differing += 1;
    const parked = yes && left.length > 0 ? '  parked' : '';
    say(`${order.id}  ${order.method.padEnd(12)}  ${order.state.padEnd(8)}${parked}`);
    for (const line of found) say(`  ${line}${yes && !left.includes(line) ? ': made the same' : ''}`);
    for (const line of left) if (!found.includes(line)) say(`  ${line}`);
  }
  say(`${compared.length} orders compared, ${differing} of them differ.`);
  if (!yes && differing > 0) say(dryRun);
}
