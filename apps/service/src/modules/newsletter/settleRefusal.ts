import { type Context, timeFromNow } from '../../context.ts';
import { type Delivery, lastStates, markNotice, settle } from './deliveries.repo.ts';
import { endAddress } from './endAddress.ts';

/** Issues in a row whose refusal ends an address that was not said to be wrong. */
const refusedIssues = 3;

/** Writes a refusal, and ends the address where it is no use any more. */
export function settleRefusal(
  context: Context,
  delivery: Delivery,
  { reply, endsAddress }: { reply: string; endsAddress: boolean },
): Promise<void> {
  const { emailKey } = delivery;
  return context.db.transaction(async (tx) => {
    await settle(tx, delivery, { state: 'refused', reply });
    const last = await lastStates(tx, emailKey, refusedIssues);
    const always = last.length === refusedIssues && last.every((state) => state === 'refused');
    if (!endsAddress && !always) return;
    await markNotice(tx, delivery.id, 'bounced', timeFromNow(context));
    await endAddress(context, tx, { emailKey, reason: 'bounced', detail: reply });
  });
}
