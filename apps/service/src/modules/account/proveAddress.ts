import { emailKeyOf } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { joinPartner } from '../partners/partnerDataOf.ts';
import { releaseKeysOf } from '../wireguard/keysOf.ts';
import { findUserByEmail, revokeSessionsOf, type UserRow } from './account.repo.ts';
import { dropClaim, holdsPurchase, setEmailProven } from './addressClaims.repo.ts';
import { endChangeOf } from './emailChange/changesOf.ts';
import { dropHandoversOf } from './handover.repo.ts';
import { dropPasskeysOf } from './passkeys/passkeys.repo.ts';
import { provenAddressOf } from './provenAddress.ts';
import { dropRememberedOf } from './secondFactor/remembered.repo.ts';
import { dropTicketsOf } from './secondFactor/secondFactor.repo.ts';

/**
 * The person of an account has shown that its mailbox is theirs. Another account that only claims the address loses it;
 * what waited for the proof belongs to this account. False: another account has proved the address before.
 */
export async function proveAddress(context: Context, tx: Queries, user: UserRow): Promise<boolean> {
  if (user.emailProvenAt) return true;
  if (!user.email) return false;
  const emailKey = emailKeyOf(user.email);
  const holder = await findUserByEmail(tx, emailKey, { locked: true });
  if (holder && holder.id !== user.id) {
    if (holder.emailProvenAt) return false;
    await endClaim(context, tx, holder);
  }
  const emailProvenAt = timeFromNow(context);
  await setEmailProven(tx, user.id, { emailKey, emailProvenAt });
  // A change that was begun before would leave the mailbox without a way to take it back.
  await endChangeOf(tx, user.id);
  const address = provenAddressOf({ emailKey, emailProvenAt });
  if (address) await joinPartner(tx, { userId: user.id, address });
  return true;
}

/**
 * Nobody signs in with the address and the password of a claim. Who paid stays signed in and has passkeys: they are the way
 * to the plan, and say nothing about the address.
 */
export async function endClaim(context: Context, tx: Queries, { id }: Pick<UserRow, 'id'>): Promise<void> {
  await dropClaim(tx, id);
  await dropTicketsOf(tx, id);
  await dropRememberedOf(tx, id);
  if (await holdsPurchase(tx, id)) return;
  await dropHandoversOf(tx, id);
  await revokeSessionsOf(tx, [id], { revokedAt: timeFromNow(context) });
  await dropPasskeysOf(tx, id);
  // Nobody is left who could remove one.
  await releaseKeysOf(tx, id, timeFromNow(context));
}
