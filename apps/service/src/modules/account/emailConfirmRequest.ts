import { emailConfirmRequest as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, day, type Limit, mailboxKey, minute } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { findUser, findUserByEmail } from './account.repo.ts';
import { codeLifetime, hashCode, newCode } from './codes.ts';
import { confirmationOf, replaceRequest } from './verification.repo.ts';

const perUser: Limit = {
  counts: 'codes that confirm an address per account',
  count: 5,
  seconds: 10 * minute,
};
const perMailbox: Limit = { counts: 'codes that confirm an address per mailbox', count: 20, seconds: day };

export const emailConfirmRequest = defineHandler(
  operation,
  { limits: [perUser, perMailbox] },
  async ({ context, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user?.email) return fail(operation, 'session_invalid');
    const emailKey = emailKeyOf(user.email);
    const holder = await findUserByEmail(context.db, emailKey);
    if (holder?.emailProvenAt && holder.id !== user.id) return fail(operation, 'email_known');
    await takeTry(context, perUser, 'confirm', accountKey(user.id));
    await takeTry(context, perMailbox, 'confirm email', mailboxKey(emailKey));
    const id = newId('ver', context.random);
    const code = newCode(context.random);
    const expiresAt = timeFromNow(context, codeLifetime);
    await context.db.transaction(async (tx) => {
      await replaceRequest(tx, {
        id,
        emailKey,
        purpose: confirmationOf(user.id),
        requestedAt: timeFromNow(context),
        expiresAt,
        made: { userId: user.id, codeHash: hashCode(id, code), preparedAt: timeFromNow(context) },
      });
      await enqueueMail(context, tx, {
        occasion: `confirm:${id}`,
        to: { userId: user.id },
        template: 'confirmCode',
        data: { code, minutes: codeLifetime / 60_000 },
        expiresAt,
      });
    });
    return { expires_in: codeLifetime / 1000, resend_after: 60 };
  },
);
