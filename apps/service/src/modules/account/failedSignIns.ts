import { type Context, newId, timeFromNow } from '../../context.ts';
import type { RequestFacts } from '../../handler.ts';
import { findUserByEmail } from './account.repo.ts';
import { hasSecurityEventSince, insertSecurityEvent } from './securityEvents.repo.ts';

type Client = Pick<RequestFacts, 'country' | 'userAgent' | 'appType'>;
interface Failed extends Client {
  email: string;
  at: Date;
}

/** Tries of one client within this time are one entry: a list full of them hides what matters. */
const oneEntryFor = 15 * 60 * 1000;
/** More is an attack on many accounts, which the limits of addresses stop. */
const most = 5000;

const waiting = new WeakMap<Context, Failed[]>();

/**
 * Notes a wrong password. Whether the address is known is looked up in the background: a response takes the same
 * time for both.
 */
export function noteFailedSignIn(context: Context, email: string, request: Client): void {
  const list = waiting.get(context) ?? [];
  waiting.set(context, list);
  const { country, userAgent, appType } = request;
  if (list.length < most) list.push({ email, at: timeFromNow(context), country, userAgent, appType });
}

/** Writes what was noted into the lists of the people it concerns. */
export async function writeFailedSignIns(context: Context): Promise<void> {
  const list = waiting.get(context) ?? [];
  while (list[0]) {
    const [noted] = list;
    await writeFailed(context, noted);
    // Only then: while the database is away nothing is forgotten.
    list.shift();
  }
}

async function writeFailed(context: Context, { email, ...facts }: Failed): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (!user) return;
  const event = { ...facts, userId: user.id, kind: 'sign_in_failed' };
  const since = new Date(facts.at.getTime() - oneEntryFor);
  if (await hasSecurityEventSince(context.db, event, since)) return;
  await insertSecurityEvent(context.db, { id: newId('evt', context.random), ...event });
}
