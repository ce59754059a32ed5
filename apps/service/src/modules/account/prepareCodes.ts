import { type Context, moment } from '../../context.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { codeLifetime, hashCode, newCode } from './codes.ts';
import { dropOldVerifications, prepareRequests } from './verification.repo.ts';

/** Makes the codes that were requested and puts them into the outbox. Returns how many requests it saw. */
export async function prepareCodes(context: Context): Promise<number> {
  return prepareRequests(context.db, moment(context), async (tx, request, userId) => {
    if (!userId) return null;
    const code = newCode(context.random);
    await enqueueMail(context, tx, {
      occasion: `code:${request.id}`,
      to: { userId },
      template: 'resetCode',
      data: { code, minutes: codeLifetime / 60_000 },
      expiresAt: request.expiresAt,
    });
    return hashCode(request.id, code);
  });
}

/** Requests are of no use after their ticket's end. */
export async function dropOldCodes(context: Context): Promise<void> {
  await dropOldVerifications(context.db, moment(context, -3600 * 1000));
}
