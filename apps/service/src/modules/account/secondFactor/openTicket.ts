import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertTicket } from './secondFactor.repo.ts';

/** Milliseconds in which the code has to follow the password. */
const lifetime = 10 * 60 * 1000;

/** The ticket of a sign-in whose password was right: it opens nothing without a code. */
export async function openTicket(context: Context, tx: Queries, userId: string): Promise<string> {
  const ticket = newToken(context.random);
  const expiresAt = timeFromNow(context, lifetime);
  await insertTicket(tx, { ticketHash: hashToken(ticket), userId, expiresAt });
  return ticket;
}
