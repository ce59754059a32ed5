import type { OwnPart, PartState } from '@tern/domain';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { waitingMails, withPatience } from '../../observe/stateCounts.repo.ts';

/** What was measured; a part that is left out was not. */
export type Measured = Partial<Record<OwnPart, PartState>>;

/** ms after which the site counts as slow, and as down. */
const slow = 3000;
const patience = 10_000;
/** Seconds that a mail may wait until mails count as slow, and as down. */
const lateMail = 10 * 60;
const lostMail = 60 * 60;

/** Services whose own site has responded to them once: where it never did, their network has no way to it. */
const reached = new WeakSet<Context['db']>();

async function siteState({ config, db }: Context): Promise<PartState | null> {
  const started = performance.now();
  const response = await fetch(new URL('/healthz', config.publicOrigin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  await response?.body?.cancel();
  const isUp = response !== null && response.status < 500;
  if (isUp) reached.add(db);
  if (!reached.has(db)) return null;
  if (!isUp) return 'down';
  return performance.now() - started > slow ? 'limited' : 'up';
}

/** Whether accounts can be read, and a session be written. */
async function signInState({ db }: Context): Promise<PartState> {
  const { rows } = await withPatience(db, (tx) =>
    tx.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby from (select count(*) from (
      select 1 from users limit 1) as one) as any_user`),
  );
  return rows[0]?.standby === false ? 'up' : 'down';
}

/** By the calls that providers responded to: one that nobody calls has not stopped responding. */
function paymentState({ adapters }: Context): PartState | null {
  const all = Object.values(adapters);
  if (!all.length) return null;
  const away = all.filter((adapter) => adapter.isAway?.()).length;
  return away === 0 ? 'up' : away < all.length ? 'limited' : 'down';
}

async function mailState({ config, db, clock }: Context): Promise<PartState | null> {
  if (!config.smtpUrl) return null;
  const { oldest } = await withPatience(db, waitingMails);
  const waits = oldest ? (clock.now() - oldest.getTime()) / 1000 : 0;
  return waits >= lostMail ? 'down' : waits >= lateMail ? 'limited' : 'up';
}

/** Measures every part that can be. Without the database nobody signs in and nothing is bought. */
export async function measureParts(context: Context): Promise<Measured> {
  const [site, signIn, mails] = await Promise.all([
    siteState(context),
    signInState(context).catch((): PartState => 'down'),
    mailState(context).catch(() => null),
  ]);
  const payments = paymentState(context);
  return {
    ...(site && { site }),
    'sign-in': signIn,
    ...(payments && { payments: signIn === 'down' ? 'down' : payments }),
    ...(mails && { mails }),
  };
}
