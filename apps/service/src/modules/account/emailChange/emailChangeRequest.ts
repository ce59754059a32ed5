import { emailChangeRequest as operation } from '@tern/contract';
import { emailKeyOf, maskEmail } from '@tern/domain';
import { addressForLimits } from '../../../clientAddress.ts';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { accountKey, day, hour, type Limit, mailboxKey } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { findUser, findUserByEmail, type UserRow } from '../account.repo.ts';
import { hashCode, newCode } from '../codes.ts';
import { endRecoveryOf } from '../factorRecovery/stopRecovery.ts';
import { stepUpLimits, withStepUp } from '../passkeys/stepUp.ts';
import { recordEvent } from '../recordEvent.ts';
import { countChange } from './countChange.ts';
import { type EmailChangeRow, endWaitingChange, insertChange } from './emailChange.repo.ts';
import { changeLifetime } from './lifetimes.ts';
import { mailChangeCode } from './mailChangeCode.ts';
import { undoUrl } from './undoLink.ts';
import { waitingData } from './waitingData.ts';

const perUser: Limit = { counts: 'changes of the address per account', count: 5, seconds: day };
const perMailbox: Limit = { counts: 'changes to an address per mailbox', count: 5, seconds: day };
const perVisitor: Limit = { counts: 'changes of an address per visitor', count: 10, seconds: hour };

export const emailChangeRequest = defineHandler(
  operation,
  { limits: [...stepUpLimits, perUser, perMailbox, perVisitor] },
  async (call) => {
    const { context, input, request } = call;
    return countChange(context, 'requested', () =>
      withStepUp(context, call, async (tx, user) => {
        if (emailKeyOf(input.email) === user.emailKey) return fail(operation, 'email_unchanged');
        const locked = await findUser(tx, user.id, { locked: true });
        // Whoever has set another password meanwhile has ended this one.
        const isOld = !input.passkey && locked?.passwordHash !== user.passwordHash;
        if (!locked || isOld) return fail(operation, 'incorrect_password');
        // Counted with the code, so that a stolen session uses nothing up.
        const counting = { clock: context.clock, db: tx };
        await takeTry(counting, perVisitor, 'email change', addressForLimits(request.address));
        await takeTry(counting, perUser, 'email change', accountKey(user.id));
        await takeTry(counting, perMailbox, 'email change to', mailboxKey(input.email));
        const { change, code } = newChange(context, locked, input.email);
        await endWaitingChange(tx, user.id, 'ended');
        await endRecoveryOf(context, tx, { userId: user.id, request });
        const holder = await findUserByEmail(tx, input.email);
        const isTaken = Boolean(holder?.emailProvenAt);
        await insertChange(tx, { ...change, ...(isTaken && { codeHash: null }) });
        await recordEvent(context, tx, { userId: user.id, kind: 'email_change_requested', request });
        if (holder && isTaken) await notifyHolder(context, tx, holder);
        else await mailChangeCode(context, tx, { change, code, occasion: `email change:${change.id}` });
        if (locked.email) await notifyOldMailbox(context, tx, change);
        return { waiting: waitingData(context, change) };
      }),
    );
  },
);

function newChange(context: Context, user: UserRow, email: string): { change: EmailChangeRow; code: string } {
  const id = newId('chg', context.random);
  const code = newCode(context.random);
  const change: EmailChangeRow = {
    id,
    userId: user.id,
    state: 'requested',
    formerEmail: user.email ?? '',
    formerProvenAt: user.emailProvenAt,
    email,
    codeHash: hashCode(id, code),
    tries: 0,
    requestedAt: timeFromNow(context),
    expiresAt: timeFromNow(context, changeLifetime),
    doneAt: null,
  };
  return { change, code };
}

async function notifyHolder(context: Context, tx: Queries, holder: UserRow): Promise<void> {
  await enqueueMail(context, tx, {
    occasion: newId('emailknown', context.random),
    to: { userId: holder.id },
    template: 'emailChangeKnown',
    data: {},
  });
}

/** An old mailbox that was never shown may be a stranger's: it gets no power over the account. */
async function notifyOldMailbox(context: Context, tx: Queries, change: EmailChangeRow): Promise<void> {
  const isShown = change.formerProvenAt !== null;
  await enqueueMail(context, tx, {
    occasion: `email change requested:${change.id}`,
    to: { userId: change.userId },
    template: 'emailChangeRequested',
    data: {
      email: maskEmail(change.email),
      at: change.requestedAt.toISOString(),
      undo_url: isShown ? await undoUrl(context, change.id) : null,
    },
  });
}
