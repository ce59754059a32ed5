import { emailKeyOf } from '@tern/domain';
import { and, eq, exists, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { passkeys } from '../../db/passkeyTables.ts';
import { orders, users } from '../../db/schema.ts';

/**
 * Takes the key of an address from an account that has no password, no passkey and no order that is held open or was ever paid.
 * Nobody can sign in to such an account. Its buyer stays signed in, gets mails at the address, and has the key again
 * with a payment (`claimEmail`).
 */
export async function releaseUnclaimedEmail(db: Queries, email: string): Promise<void> {
  // Locked first: an order that is being opened takes the same lock, and the update then sees it.
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)))
    .for('update');
  await db
    .update(users)
    .set({ emailKey: null })
    .where(
      and(
        eq(users.emailKey, emailKeyOf(email)),
        isNull(users.emailProvenAt),
        isNull(users.passwordHash),
        notExists(passkeysOfUser(db)),
        notExists(purchases(db)),
      ),
    );
}

const passkeysOfUser = (db: Queries) =>
  db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, users.id));

/** Orders of an account that are held open or were ever paid. */
const purchases = (db: Queries) =>
  db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, users.id),
        notInArray(orders.state, ['failed', 'expired']),
        isNull(orders.abandonedAt),
      ),
    );

export async function holdsPurchase(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), exists(purchases(db))));
  return rows.length > 0;
}

/** Notes that the mailbox of an account was shown: its address belongs to it from now on. */
export async function setEmailProven(
  db: Queries,
  userId: string,
  proof: { emailKey: string; emailProvenAt: Date },
): Promise<void> {
  await db.update(users).set(proof).where(eq(users.id, userId));
}

/** Somebody else has shown that the mailbox is theirs: nobody signs in to this account with the address. */
export async function dropClaim(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ emailKey: null, passwordHash: null }).where(eq(users.id, userId));
}

/** The address is not this person's: nothing is sent there for this account any more. */
export async function dropEmail(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ email: null, emailKey: null, passwordHash: null }).where(eq(users.id, userId));
}

/** Gives the key of an address to an account that has none, unless another one has it. Returns whether it has it now. */
export async function takeFreeEmail(db: Queries, userId: string, email: string): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  const others = db.select({ one: sql`1` }).from(users).where(eq(users.emailKey, emailKey));
  const rows = await db
    .update(users)
    .set({ emailKey })
    .where(and(eq(users.id, userId), sql`not exists (${others})`))
    .returning({ id: users.id });
  return rows.length === 1;
}
