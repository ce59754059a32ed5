import { timingSafeEqual } from 'node:crypto';
import { emailChangeConfirm as operation } from '@tern/contract';
import { emailKeyOf, maskEmail } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { defineHandler, fail, type RequestFacts, type SignedIn } from '../../../handler.ts';
import { enqueueMail, mailLanguageOf } from '../../mail/enqueueMail.ts';
import { findUser, revokeSessionsOf, type UserRow } from '../account.repo.ts';
import { provePlace } from '../checkCredentials.ts';
import { hashCode, triesPerCode } from '../codes.ts';
import { currentUser } from '../currentUser.ts';
import { endRecoveryOf } from '../factorRecovery/stopRecovery.ts';
import { dropHandoversOf } from '../handover.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { dropRememberedOf } from '../secondFactor/remembered.repo.ts';
import { dropTicketsOf } from '../secondFactor/secondFactor.repo.ts';
import { countChange } from './countChange.ts';
import { type EmailChangeRow, markChangeDone, takeChangeGuess } from './emailChange.repo.ts';
import { undoWithin } from './lifetimes.ts';
import { moveAddress } from './moveAddress.ts';
import { undoUrl } from './undoLink.ts';

interface Call {
  context: Context;
  input: { code: string };
  request: RequestFacts;
  who: SignedIn;
}

export const emailChangeConfirm = defineHandler(operation, (call) =>
  countChange(call.context, 'confirmed', () => confirmChange(call)),
);

async function confirmChange({ context, input, request, who }: Call) {
  // The try is taken before the code is looked at, so that parallel guesses count as well.
  const row = await takeChangeGuess(context.db, {
    userId: who.userId,
    now: timeFromNow(context),
    most: triesPerCode,
  });
  if (!row) return fail(operation, 'code_expired');
  const given = Buffer.from(hashCode(row.id, input.code));
  const ours = Buffer.from(row.codeHash ?? hashCode(row.id, ''));
  if (!timingSafeEqual(given, ours) || row.codeHash === null) return fail(operation, 'verification_failed');
  await context.db.transaction(async (tx) => {
    const user = await findUser(tx, who.userId, { locked: true });
    if (!user) return fail(operation, 'session_invalid');
    // A second change, a new password or the old mailbox has ended it meanwhile.
    if (!(await markChangeDone(tx, row.id, timeFromNow(context)))) return fail(operation, 'code_expired');
    const moved = await moveAddress(context, tx, { user, email: row.email });
    if (!moved) return fail(operation, 'email_known');
    await dropHandoversOf(tx, user.id);
    await dropTicketsOf(tx, user.id);
    await dropRememberedOf(tx, user.id);
    await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context), except: who.tokenHash });
    await endRecoveryOf(context, tx, { userId: user.id, request });
    await provePlace({ clock: context.clock, db: tx }, request, emailKeyOf(row.email));
    await announce(context, tx, { user, change: row, request });
  });
  const changed = await findUser(context.db, who.userId);
  if (!changed) return fail(operation, 'session_invalid');
  return currentUser(context, changed);
}

async function announce(
  context: Context,
  tx: Queries,
  { user, change, request }: { user: UserRow; change: EmailChangeRow; request: RequestFacts },
): Promise<void> {
  const until = timeFromNow(context, undoWithin).toISOString();
  const isShown = change.formerProvenAt !== null;
  await recordEvent(context, tx, { userId: user.id, kind: 'email_changed', request });
  if (isShown) {
    await enqueueMail(context, tx, {
      occasion: `email changed:${change.id}`,
      to: {
        email: change.formerEmail,
        language: await mailLanguageOf(tx, user.id),
        isProven: true,
      },
      template: 'emailChanged',
      data: { email: maskEmail(change.email), undo_url: await undoUrl(context, change.id), until },
    });
  }
  await enqueueMail(context, tx, {
    occasion: `email change done:${change.id}`,
    to: { userId: user.id },
    template: 'emailChangeDone',
    data: { until: isShown ? until : null },
  });
}
