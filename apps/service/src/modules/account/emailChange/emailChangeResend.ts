import { emailChangeResend as operation } from '@tern/contract';
import { newId, timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { accountKey, day, type Limit, mailboxKey } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { findUser, findUserByEmail } from '../account.repo.ts';
import { hashCode, newCode } from '../codes.ts';
import { countChange } from './countChange.ts';
import { findWaitingChange, writeNewCode } from './emailChange.repo.ts';
import { changeLifetime } from './lifetimes.ts';
import { mailChangeCode } from './mailChangeCode.ts';
import { waitingData } from './waitingData.ts';

const perUser: Limit = { counts: 'further codes of a changed address per account', count: 10, seconds: day };
/** Several accounts may name one mailbox, which is a stranger's until its code comes back. */
const perMailbox: Limit = {
  counts: 'further codes of a changed address per mailbox',
  count: 10,
  seconds: day,
};

/** No step up: the mailbox was named by somebody who took one, and only its owner can use the code. */
export const emailChangeResend = defineHandler(
  operation,
  { limits: [perUser, perMailbox] },
  async ({ context, who }) =>
    countChange(context, 'resent', () =>
      context.db.transaction(async (tx) => {
        const user = await findUser(tx, who.userId, { locked: true });
        if (!user) return fail(operation, 'session_invalid');
        const waiting = await findWaitingChange(tx, user.id, timeFromNow(context));
        if (!waiting) return fail(operation, 'code_expired');
        const counting = { clock: context.clock, db: tx };
        await takeTry(counting, perUser, 'email change code', accountKey(user.id));
        await takeTry(counting, perMailbox, 'email change code to', mailboxKey(waiting.email));
        const code = newCode(context.random);
        const expiresAt = timeFromNow(context, changeLifetime);
        const holder = await findUserByEmail(tx, waiting.email);
        // The owner of a known address was notified at the first request.
        const isTaken = Boolean(holder?.emailProvenAt);
        const codeHash = isTaken ? null : hashCode(waiting.id, code);
        await writeNewCode(tx, waiting.id, { codeHash, expiresAt });
        const change = { ...waiting, expiresAt };
        if (!isTaken)
          await mailChangeCode(context, tx, {
            change,
            code,
            occasion: newId('chgcode', context.random),
          });
        return { waiting: waitingData(context, change) };
      }),
    ),
);
