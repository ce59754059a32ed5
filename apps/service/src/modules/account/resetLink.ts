import { createHmac, timingSafeEqual } from 'node:crypto';
import { buildPath, isLanguage, parseResetLink } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { serviceKey } from '../../serviceKey.ts';
import { findUser, findUserByEmail, type UserRow } from './account.repo.ts';

type Bound = Pick<UserRow, 'id' | 'emailKey' | 'passwordHash' | 'emailProvenAt'>;

/**
 * Bound to the password, so that it works once, and nothing but a new password uses it up. Before the address is proven
 * it is bound to that: a stranger's password does not end it, and using it proves the address.
 */
async function signatureOf(
  context: Context,
  link: Pick<Bound, 'id'>,
  holder: Bound,
  expires: number,
): Promise<string> {
  const key = await serviceKey(context, 'reset links');
  const until = holder.emailProvenAt ? ['password', holder.passwordHash] : ['proof'];
  const about = JSON.stringify([link.id, holder.emailKey, ...until, expires]);
  return createHmac('sha256', key).update(about).digest('base64url');
}

/**
 * The address of the page where the person of a mail chooses a new password without a code. The token stands behind
 * `#`: it reaches no server, log or `Referer`, and a scanner that opens the link uses nothing up. Strangers who know
 * the e-mail address cannot end it, neither with guesses nor with requests of their own.
 */
export async function resetLinkUrl(
  context: Context,
  user: Bound,
  { language, expiresAt }: { language: string; expiresAt: Date },
): Promise<string> {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const path = buildPath({
    language: isLanguage(language) ? language : 'en',
    variant: 'desktop',
    path: '/resetPassword',
  });
  const token = `${expires}-${user.id}-${await signatureOf(context, user, user, expires)}`;
  return `${context.config.publicOrigin}${path}#${token}`;
}

/** The account whose password the token of a link may change now. */
export async function userOfResetLink(
  context: Context,
  db: Queries,
  token: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<UserRow | undefined> {
  const link = parseResetLink(token);
  if (!link || link.expires * 1000 <= context.clock.now()) return undefined;
  const user = await findUser(db, link.userId, { locked });
  // Another sign-up may have the key by now: the link is the mailbox's, not the account's.
  const holder = user?.emailKey || !user?.email ? user : await findUserByEmail(db, user.email, { locked });
  if (!user || !holder?.emailKey) return undefined;
  const ours = Buffer.from(await signatureOf(context, user, holder, link.expires));
  return timingSafeEqual(Buffer.from(link.signature), ours) ? holder : undefined;
}
