import { addressForLimits } from '../../../clientAddress.ts';
import type { Context } from '../../../context.ts';
import type { RequestFacts } from '../../../handler.ts';
import { accountKey, day, type Limit, minute } from '../../../limit.ts';
import { returnTry, takeTry } from '../../../rateLimit.ts';
import type { UserRow } from '../account.repo.ts';
import { isProvenPlace } from '../checkCredentials.ts';

const perVisitor: Limit = {
  counts: 'wrong codes of a second factor per visitor and account',
  count: 5,
  seconds: 15 * minute,
};
const elsewhere: Limit = {
  counts: 'wrong codes of a second factor per account from places its owner has not signed in from',
  count: 20,
  seconds: day,
};

/** The limits of everything that takes a code of a second factor. */
export const codeLimits: readonly Limit[] = [perVisitor, elsewhere];

/** Takes a try before the code is looked at, so that parallel guesses count as well. Returns how it is given back. */
export async function takeCodeTry(
  context: Context,
  { user, request }: { user: Pick<UserRow, 'id' | 'emailKey'>; request: RequestFacts },
): Promise<() => Promise<void>> {
  const account = accountKey(user.id);
  const ofVisitor = ['second factor', addressForLimits(request.address), account] as const;
  const ofAccount = ['second factor elsewhere', account] as const;
  const isProven = user.emailKey !== null && (await isProvenPlace(context, request, user.emailKey));
  await takeTry(context, perVisitor, ...ofVisitor);
  if (!isProven) await takeTry(context, elsewhere, ...ofAccount);
  return async () => {
    await returnTry(context, ...ofVisitor);
    if (!isProven) await returnTry(context, ...ofAccount);
  };
}
