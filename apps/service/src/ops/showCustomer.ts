import { type Context, timeFromNow } from '../context.ts';
import {
  type FactorRecoveryRow,
  listRecoveries,
} from '../modules/account/factorRecovery/factorRecovery.repo.ts';
import { endsAt, readyAt, recoveryState } from '../modules/account/factorRecovery/recoveryState.ts';
import { listPasskeys } from '../modules/account/passkeys/passkeys.repo.ts';
import { listRemembered } from '../modules/account/secondFactor/remembered.repo.ts';
import { countRecoveryCodes, findSecondFactor } from '../modules/account/secondFactor/secondFactor.repo.ts';
import { findBoundAddress } from '../modules/smartDns/smartDns.repo.ts';
import { keyData } from '../modules/wireguard/keyData.ts';
import { listKeys } from '../modules/wireguard/wireguard.repo.ts';
import { findCustomer, findNewsletter, holdingsOf } from './ops.repo.ts';
import { minute, money, type Ops, OpsError } from './opsTools.ts';

async function keyLines(context: Context, userId: string): Promise<string[]> {
  const keys = await listKeys(context.db, userId, timeFromNow(context));
  return keys.map((row) =>
    [row.id, row.name, `since ${minute(row.createdAt)}`, keyData(row).state].join('  '),
  );
}

/** Everything that is known of one person, except secrets and the contents of mails. */
export async function showCustomer({ context, say }: Ops, email: string): Promise<void> {
  const user = await findCustomer(context.db, email);
  if (!user) throw new OpsError(`Nobody has the address ${email}.`);
  const { orders, subscriptions, devices, sessions, mails } = await holdingsOf(context.db, user.id);
  const bound = await findBoundAddress(context.db, user.id);
  const passkeys = await listPasskeys(context.db, user.id);
  const newsletter = user.emailKey ? await findNewsletter(context.db, user.emailKey) : undefined;
  const facts: [string, string | null | undefined][] = [
    ['account', user.id],
    ['e-mail', user.email],
    ['confirmed', user.emailProvenAt ? minute(user.emailProvenAt) : 'not yet'],
    ['language', user.language],
    ['since', minute(user.createdAt)],
    ['password', user.passwordHash ? 'set' : 'not set'],
    ['2nd factor', await describeFactor(context, user.id)],
    ...recoveryFacts(context, await listRecoveries(context.db, user.id)),
    ['deletion', user.deleteAfter && `asked for, on ${minute(user.deleteAfter)}`],
    ['smart DNS', bound && `an address since ${minute(bound.boundAt)}`],
    ['newsletter', newsletter && `${newsletter.state}, asked ${minute(newsletter.askedAt)}`],
  ];
  for (const [name, value] of facts) if (value) say(`${name.padEnd(11)} ${value}`);
  const list = (name: string, lines: string[]) => {
    say(`${name}: ${lines.length}`);
    for (const line of lines) say(`  ${line}`);
  };
  list(
    'orders',
    orders.map((row) =>
      [
        row.id,
        minute(row.createdAt),
        row.state,
        row.method,
        row.planId,
        money(row.amount, row.currency),
        row.refusal ?? '',
      ]
        .join('  ')
        .trimEnd(),
    ),
  );
  list(
    'plans',
    subscriptions.map((row) => {
      const renews = row.cancelAtPeriodEnd ? 'does not renew' : 'renews';
      const paused = row.pausedUntil && `paused then, next charge ${minute(row.pausedUntil)}`;
      const trial = row.trialEndsAt && `free trial, first charge ${minute(row.trialEndsAt)}`;
      return [
        row.planId,
        row.state,
        `until ${minute(row.currentPeriodEnd)}`,
        [renews, trial, paused].filter(Boolean).join(', '),
      ].join('  ');
    }),
  );
  list(
    'devices',
    devices.map((row) =>
      [row.id, row.name ?? `app ${row.appType}`, `seen ${minute(row.lastSeenAt)}`].join('  '),
    ),
  );
  list('WireGuard keys', await keyLines(context, user.id));
  list(
    'passkeys',
    passkeys.map((row) =>
      [
        row.id,
        minute(row.createdAt),
        row.lastUsedAt ? `used ${minute(row.lastUsedAt)}` : 'never used',
        row.name ?? row.userAgent?.slice(0, 60) ?? '',
        row.warnedAt ? `counter went back ${minute(row.warnedAt)}` : '',
      ]
        .join('  ')
        .trimEnd(),
    ),
  );
  list(
    'sessions',
    sessions.map((row) =>
      [
        minute(row.createdAt),
        row.revokedAt ? `ended ${minute(row.revokedAt)}` : `until ${minute(row.expiresAt)}`,
        row.country ?? '',
        row.userAgent?.slice(0, 60) ?? '',
      ].join('  '),
    ),
  );
  list(
    'mails',
    mails.map((row) => {
      const state = row.sentAt
        ? `sent ${minute(row.sentAt)}`
        : row.nextTryAt
          ? `waits until ${minute(row.nextTryAt)}`
          : 'given up';
      return [row.id, minute(row.createdAt), row.template, state, row.failure ?? ''].join('  ').trimEnd();
    }),
  );
}

/** Requests to turn the second factor off without a code that are under way, and removals by the operator. */
function recoveryFacts(context: Ops['context'], rows: readonly FactorRecoveryRow[]): [string, string][] {
  return rows.flatMap((row): [string, string][] => {
    if (row.state === 'support')
      return [['removed', `${minute(row.requestedAt)} by support. Proof: ${row.proof}`]];
    const state = recoveryState(context, row);
    if (state === 'requested')
      return [['recovery', `requested ${minute(row.requestedAt)}, link not pressed`]];
    if (state === 'waiting') return [['recovery', `waits, ready on ${minute(readyAt(row))}`]];
    return state === 'ready' ? [['recovery', `ready, until ${minute(endsAt(row))}`]] : [];
  });
}

/** Null where it is off. */
async function describeFactor(context: Ops['context'], userId: string): Promise<string | null> {
  const factor = await findSecondFactor(context.db, userId);
  if (!factor?.onSince) return null;
  const codes = await countRecoveryCodes(context.db, userId);
  const { length: browsers } = await listRemembered(context.db, userId, timeFromNow(context));
  return `on since ${minute(factor.onSince)}, ${codes} recovery codes left, remembered browsers: ${browsers}`;
}
