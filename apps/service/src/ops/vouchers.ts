import { writeCsv } from '@tern/domain';
import { timeFromNow } from '../context.ts';
import { planForTime } from '../modules/payment/subscription/freeTime.ts';
import { createVouchers } from '../modules/vouchers/createVouchers.ts';
import { countOpen, endVouchers, vouchersForOperator } from '../modules/vouchers/vouchersForOperator.ts';
import { dryRun, need, type Ops, OpsError, untilDate, whole } from './opsTools.ts';

interface Values {
  count?: string;
  months?: string;
  days?: string;
  batch?: string;
  until?: string;
  limit: string;
  csv: boolean;
  yes: boolean;
}

/** `create`: prints the codes, once. `list`: without them. `revoke`: ends what nobody has redeemed. */
export async function vouchers(ops: Ops, [act, name]: readonly string[], values: Values): Promise<void> {
  if (act === 'create') return create(ops, values);
  if (act === undefined || act === 'list') return list(ops, values);
  if (act === 'revoke')
    return revoke(ops, need(name, 'Which? pnpm ops vouchers revoke BATCH|VOUCHER'), values);
  throw new OpsError('pnpm ops vouchers create, list or revoke');
}

async function create({ context, say }: Ops, values: Values): Promise<void> {
  const { months, days } = values;
  if ((months === undefined) === (days === undefined)) {
    throw new OpsError('How long? --months 6 or --days 30');
  }
  const worth = months
    ? ({ count: whole(months, '--months', 1, 60), unit: 'MONTH' } as const)
    : ({ count: whole(days ?? '', '--days', 1, 1830), unit: 'DAY' } as const);
  const count = whole(need(values.count, 'How many? --count 100'), '--count', 1, 10_000);
  const batch = need(values.batch, 'What for? --batch spring-fair');
  if (!/^[\w.-]{1,64}$/.test(batch)) throw new OpsError('--batch is letters, digits, dots and hyphens.');
  const expiresAt = values.until === undefined ? null : untilDate(values.until, '--until');
  if (expiresAt && expiresAt <= timeFromNow(context)) throw new OpsError('--until is over.');
  const plan = await planForTime(context.db, worth);
  if (!plan) throw new OpsError('There is no plan.');
  const length = `${worth.count} ${worth.unit === 'MONTH' ? 'months' : 'days'}`;
  const until = expiresAt ? `until ${expiresAt.toISOString().slice(0, 10)}` : 'for ever';
  if (!values.yes) {
    say(`Make ${count} vouchers of ${length} each in the batch ${batch}, to be redeemed ${until}.`);
    return say(dryRun);
  }
  const made = await createVouchers(context, { batch, count, worth, expiresAt, planId: plan.id });
  // Nothing but the codes, so that the output is a file for the printer.
  const rows = made.map(({ id, code }) => [
    ...[id, code, length, expiresAt?.toISOString() ?? '', `${context.config.publicOrigin}/redeem#${code}`],
  ]);
  for (const row of [['voucher', 'code', 'worth', 'expires_at', 'card'], ...rows]) {
    say(writeCsv([row]).trimEnd());
  }
}

async function list({ context, say }: Ops, values: Values): Promise<void> {
  const limit = whole(values.limit, '--limit', 1, 100_000);
  const found = await vouchersForOperator(context, { batch: values.batch, limit });
  if (values.csv) {
    const header = [
      'voucher',
      'source',
      'worth',
      'state',
      'created_at',
      'expires_at',
      'redeemed_at',
      'email',
    ];
    const rows = found.map((one) => [
      ...[one.id, one.source, one.worth, one.state, one.createdAt.toISOString()],
      ...[one.expiresAt?.toISOString() ?? '', one.redeemedAt?.toISOString() ?? '', one.email ?? ''],
    ]);
    for (const row of [header, ...rows]) say(writeCsv([row]).trimEnd());
    return;
  }
  for (const one of found) {
    const redeemed = one.redeemedAt && `redeemed ${one.redeemedAt.toISOString().slice(0, 10)}`;
    say([one.id, one.source, one.worth, one.state, redeemed, one.email].filter(Boolean).join('  '));
  }
  say(`${found.length} ${found.length === 1 ? 'voucher' : 'vouchers'}`);
}

async function revoke({ context, say }: Ops, name: string, { yes }: Values): Promise<void> {
  const open = await countOpen(context, name);
  if (!open)
    throw new OpsError(`There is no open voucher or batch ${name}. A bought one ends with a refund.`);
  say(`End ${open} ${open === 1 ? 'voucher' : 'vouchers'} of ${name} that nobody has redeemed.`);
  if (!yes) return say(dryRun);
  say(`Done: ${await endVouchers(context, name)}.`);
}
