import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { enqueueMail, mailLanguageOf } from '../../mail/enqueueMail.ts';
import type { EmailChangeRow } from './emailChange.repo.ts';
import { changeLifetime } from './lifetimes.ts';

/** A code and no link: who got it by a slip of a finger has no account to type it into. */
export async function mailChangeCode(
  context: Context,
  tx: Queries,
  {
    change,
    code,
    occasion,
  }: { change: Pick<EmailChangeRow, 'userId' | 'email' | 'expiresAt'>; code: string; occasion: string },
): Promise<void> {
  await enqueueMail(context, tx, {
    occasion,
    to: { email: change.email, language: await mailLanguageOf(tx, change.userId) },
    template: 'emailChangeCode',
    data: { code, minutes: changeLifetime / 60_000 },
    expiresAt: change.expiresAt,
  });
}
