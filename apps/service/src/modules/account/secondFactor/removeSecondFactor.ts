import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { RequestFacts } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { settleOpen } from '../factorRecovery/factorRecovery.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { deleteSecondFactor } from './secondFactor.repo.ts';

/** Turns the factor of an account off, and says so by mail and in the list of events. */
export async function removeSecondFactor(
  context: Context,
  tx: Queries,
  removed: {
    userId: string;
    by: 'owner' | 'support' | 'recovery';
    request: Pick<RequestFacts, 'country' | 'userAgent' | 'appType'>;
  },
): Promise<void> {
  const { userId, by, request } = removed;
  if (!(await deleteSecondFactor(tx, userId))) return;
  if (by !== 'recovery') await settleOpen(tx, userId, { state: 'ended', at: timeFromNow(context) });
  await recordEvent(context, tx, { userId, kind: 'second_factor_off', request });
  await enqueueMail(context, tx, {
    occasion: newId('factor', context.random),
    to: { userId },
    template: 'secondFactorOff',
    data: { at: timeFromNow(context).toISOString(), by },
  });
}
