import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { ProvenAddress } from '../account/provenAddress.ts';
import { newToken } from '../account/tokens.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { addressHash } from './addressHash.ts';
import { markLeft } from './deliveries.repo.ts';
import { leaveUrls } from './newsletterLinks.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  leave,
  moveSubscriber,
} from './subscribers.repo.ts';
import { dropSuppression, findSuppression } from './suppressions.repo.ts';

export async function newsletterOf(
  db: Queries,
  address: ProvenAddress,
): Promise<{ state: string; asked_at: string } | null> {
  const row = await findSubscriber(db, address);
  return row ? { state: row.state, asked_at: row.askedAt.toISOString() } : null;
}

/** Whether the newsletter goes to an address. */
export async function hasNewsletter(db: Queries, address: ProvenAddress): Promise<boolean> {
  return (await findSubscriber(db, address))?.state === 'confirmed';
}

/** Turns the newsletter of an address on or off that its person has shown: neither takes another mail to confirm. */
export async function switchNewsletter(
  context: Context,
  tx: Queries,
  reader: { address: ProvenAddress; email: string; language: string; on: boolean },
): Promise<void> {
  const { address, email, language, on } = reader;
  const now = timeFromNow(context);
  const row = await findSubscriber(tx, address);
  if (!on) {
    if (!row) return;
    await leave(tx, row.leaveToken, now);
    await markLeft(tx, address, now);
    return;
  }
  if (row?.state === 'confirmed') return;
  const leaveToken = row?.leaveToken ?? newToken(context.random);
  await confirmSubscriber(tx, { emailKey: address, email, language, leaveToken, now });
  await dropSuppression(tx, await addressHash(context, address));
  await enqueueMail(context, tx, {
    occasion: newId('newsletter', context.random),
    to: { email, language },
    template: 'newsletterWelcome',
    data: leaveUrls({ publicOrigin: context.config.publicOrigin, language }, leaveToken),
  });
}

/**
 * The account has another address: its newsletter goes there, unless that address has left before, or gets none. The old
 * one gets no more.
 */
export async function moveNewsletter(
  context: Context,
  tx: Queries,
  { from, to, email }: { from: ProvenAddress; to: ProvenAddress; email: string },
): Promise<void> {
  if (!(await hasNewsletter(tx, from))) return deleteSubscriber(tx, from);
  const there = await findSubscriber(tx, to);
  const isSuppressed = await findSuppression(tx, await addressHash(context, to));
  if (isSuppressed || (there && there.state !== 'pending')) return deleteSubscriber(tx, from);
  if (there) await deleteSubscriber(tx, to);
  await moveSubscriber(tx, { from, to, email });
}

export function dropNewsletterOf(db: Queries, address: ProvenAddress): Promise<void> {
  return deleteSubscriber(db, address);
}
