import { verificationRequest as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { type Limit, mailboxKey, minute } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { findUser } from './account.repo.ts';
import { codeLifetime } from './codes.ts';
import { replaceRequest } from './verification.repo.ts';

const perMailbox: Limit = { counts: 'codes by mail per mailbox', count: 5, seconds: 10 * minute };
const perAddress: Limit = { counts: 'codes by mail per visitor', count: 20, seconds: 10 * minute };

/**
 * Only notes the request: whether the address is known is looked up in the background, so that neither
 * response nor time can tell.
 */
export const verificationRequest = defineHandler(
  operation,
  { limits: [perAddress, perMailbox] },
  async ({ context, input, request, who }) => {
    let { email } = input;
    if (email === undefined) {
      if (!who)
        return fail(operation, 'validation_failed', { fields: [{ field: 'email', rule: 'required' }] });
      email = (await findUser(context.db, who.userId))?.email ?? undefined;
      if (email === undefined) return fail(operation, 'email_not_registered');
    }
    const emailKey = emailKeyOf(email);
    await takeTry(context, perAddress, 'code', addressForLimits(request.address));
    await takeTry(context, perMailbox, 'code mailbox', mailboxKey(email));
    await replaceRequest(context.db, {
      id: newId('ver', context.random),
      emailKey,
      purpose: input.purpose,
      requestedAt: timeFromNow(context),
      expiresAt: timeFromNow(context, codeLifetime),
    });
    return { expires_in: codeLifetime / 1000, resend_after: 60 };
  },
);
