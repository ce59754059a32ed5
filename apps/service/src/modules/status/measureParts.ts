import type { OwnPart, PartState } from '@tern/domain';
import type { Context } from '../../context.ts';
import { waitingMails, withPatience } from '../../observe/stateCounts.repo.ts';
import { takesSignIns } from './signIn.repo.ts';

/** The state of each part that was measured. */
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
  const [site, signsIn, mails] = await Promise.all([
    siteState(context),
    withPatience(context.db, takesSignIns).catch(() => false),
    mailState(context).catch(() => null),
  ]);
  const payments = paymentState(context);
  return {
    ...(site && { site }),
    'sign-in': signsIn ? 'up' : 'down',
    ...(payments && { payments: signsIn ? payments : 'down' }),
    ...(mails && { mails }),
  };
}
