import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { RequestFacts } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUser } from '../account.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { findOpenRecovery, settleOpen } from './factorRecovery.repo.ts';
import { recoveryState } from './recoveryState.ts';

type Stop = {
  userId: string;
  request: Pick<RequestFacts, 'country' | 'userAgent' | 'appType'>;
};

/**
 * Stops the request to turn the factor of an account off without a code: by a session, a link, a code or a passkey. The mailbox
 * is notified, since whoever began it knows the password. Returns whether one was under way.
 */
export async function stopRecovery(context: Context, tx: Queries, stop: Stop): Promise<boolean> {
  if (!(await settle(context, tx, stop, 'stopped'))) return false;
  await enqueueMail(context, tx, {
    occasion: newId('recovery', context.random),
    to: { userId: stop.userId },
    template: 'factorRecoveryStopped',
    data: {},
  });
  return true;
}

/** Another password or address ends it: a mail of its own says so. */
export async function endRecoveryOf(context: Context, tx: Queries, stop: Stop): Promise<void> {
  await settle(context, tx, stop, 'ended');
}

async function settle(
  context: Context,
  tx: Queries,
  { userId, request }: Stop,
  state: 'stopped' | 'ended',
): Promise<boolean> {
  // Nearly always there is none, and nothing is locked.
  const open = await findOpenRecovery(tx, userId);
  // One whose time is over has ended by itself.
  if (!open || recoveryState(context, open) === 'late') return false;
  await findUser(tx, userId, { locked: true });
  const row = await settleOpen(tx, userId, { state, at: timeFromNow(context) });
  if (!row || !['waiting', 'ready'].includes(recoveryState(context, row))) return false;
  await recordEvent(context, tx, { userId, kind: 'factor_recovery_stopped', request });
  context.metrics.factorRecovery('stopped');
  return true;
}
