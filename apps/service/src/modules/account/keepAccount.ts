import { type Context, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { RequestFacts } from '../../handler.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { setDeleteAfter } from './account.repo.ts';
import { recordEvent } from './recordEvent.ts';

/** Takes an asked deletion back and says so by mail. `purchase` and `voucher`: the person took a plan, and pressed nothing here. */
export async function keepAccount(
  context: Context,
  tx: Queries,
  kept: {
    userId: string;
    by: 'request' | 'purchase' | 'voucher';
    request: Pick<RequestFacts, 'country' | 'userAgent' | 'appType'>;
  },
): Promise<void> {
  const { userId, by, request } = kept;
  await setDeleteAfter(tx, userId, null);
  await recordEvent(context, tx, { userId, kind: 'deletion_cancelled', request });
  await enqueueMail(context, tx, {
    occasion: newId('deletion', context.random),
    to: { userId },
    template: 'deletionCancelled',
    data: by === 'request' ? {} : { by },
  });
}
