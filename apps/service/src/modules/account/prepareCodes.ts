import { type Context, timeFromNow } from '../../context.ts';
import { enqueueMail, mailLanguageOf } from '../mail/enqueueMail.ts';
import { findUser } from './account.repo.ts';
import { codeLifetime, hashCode, newCode } from './codes.ts';
import { resetLinkUrl } from './resetLink.ts';
import { dropOldVerifications, prepareRequests } from './verification.repo.ts';

/** Makes the codes that were requested and puts them into the outbox. Returns how many requests it saw. */
export async function prepareCodes(context: Context): Promise<number> {
  return prepareRequests(context.db, timeFromNow(context), async (tx, request, userId) => {
    const user = userId ? await findUser(tx, userId) : undefined;
    if (!user) return null;
    const code = newCode(context.random);
    const { expiresAt } = request;
    await enqueueMail(context, tx, {
      occasion: `code:${request.id}`,
      to: { userId: user.id },
      template: 'resetCode',
      data: {
        code,
        minutes: codeLifetime / 60_000,
        link_url: await resetLinkUrl(context, user, {
          language: await mailLanguageOf(tx, user.id),
          expiresAt,
        }),
      },
      expiresAt,
    });
    return hashCode(request.id, code);
  });
}

/** Requests are of no use after their ticket's end. */
export async function dropOldCodes(context: Context): Promise<void> {
  await dropOldVerifications(context.db, timeFromNow(context, -3600 * 1000));
}
