import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { RequestFacts } from '../../handler.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { revokeSessionsOf, type UserRow } from './account.repo.ts';
import { provePlace } from './checkCredentials.ts';
import { endChangeOf } from './emailChange/changesOf.ts';
import { endRecoveryOf } from './factorRecovery/stopRecovery.ts';
import { dropHandoversOf } from './handover.repo.ts';
import { remainingPasskeys } from './passkeys/remainingPasskeys.ts';
import { provenAddressOf } from './provenAddress.ts';
import { recordEvent } from './recordEvent.ts';
import { dropRememberedOf } from './secondFactor/remembered.repo.ts';
import { dropPendingFactorOf, dropTicketsOf } from './secondFactor/secondFactor.repo.ts';
import { isSecondFactorOn } from './secondFactor/withSecondFactor.ts';
import { dropVerificationsOf } from './verification.repo.ts';

/** Whatever else opens the account, or is about to, ends with a new key. `keep`: the session that goes on. */
export async function endOtherWays(
  context: Context,
  tx: Queries,
  change: {
    user: Pick<UserRow, 'id' | 'emailKey' | 'emailProvenAt'>;
    keep: string | undefined;
    request: RequestFacts;
  },
): Promise<void> {
  const { user, keep, request } = change;
  // First what opens sessions: one that is opened meanwhile is there when they end.
  await dropHandoversOf(tx, user.id);
  await dropTicketsOf(tx, user.id);
  await dropPendingFactorOf(tx, user.id);
  await dropRememberedOf(tx, user.id);
  await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context), except: keep });
  await endChangeOf(tx, user.id);
  await endRecoveryOf(context, tx, { userId: user.id, request });
  // Of an address that is not proven, codes are its owner's, who may be somebody else.
  if (provenAddressOf(user) && user.emailKey) await dropVerificationsOf(tx, user.emailKey);
  // With a second factor a place is the owner's after a code alone (decision 0044).
  if (user.emailKey && !(await isSecondFactorOn(tx, user.id)))
    await provePlace({ clock: context.clock, db: tx }, request, user.emailKey);
}

/**
 * The consequences of every new password, in the transaction that writes it: all other sessions end, codes
 * under way open nothing any more, the person gets a mail and finds it in the list of events.
 */
export async function afterNewPassword(
  context: Context,
  tx: Queries,
  change: {
    user: Pick<UserRow, 'id' | 'emailKey' | 'emailProvenAt'>;
    kind: 'password_set' | 'password_changed' | 'password_reset';
    /** The session that goes on. */
    keep: string | undefined;
    request: RequestFacts;
  },
): Promise<void> {
  const { user, kind, request } = change;
  await endOtherWays(context, tx, change);
  await recordEvent(context, tx, { userId: user.id, kind, request });
  await enqueueMail(context, tx, {
    occasion: newId('password', context.random),
    to: { userId: user.id },
    template: kind === 'password_set' ? 'passwordSet' : 'passwordChanged',
    data: await remainingPasskeys(tx, user.id),
  });
}
