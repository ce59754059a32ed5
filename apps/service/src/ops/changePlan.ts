import { currencies, isCurrency } from '@tern/domain';
import { timeFromNow } from '../context.ts';
import {
  changePlanRow,
  findPlanRow,
  listPlanPrices,
  listPlanRows,
  listPlans,
} from '../modules/payment/catalogue/plans.repo.ts';
import { date, dryRun, minute, money, type Ops, OpsError, priceIn } from './opsTools.ts';

export interface PlanOptions {
  price?: string[];
  sale?: string;
  trial?: string;
  from?: string;
  yes: boolean;
}

const isSwitch = (text: string | undefined) => text === undefined || text === 'on' || text === 'off';

/** `plans`: the list. `plans PLAN`: its prices and their versions. With `--price`, `--sale` or `--trial`: changes it. */
export async function changePlan(
  ops: Ops,
  planId: string | undefined,
  { price = [], sale, trial, from, yes }: PlanOptions,
): Promise<void> {
  if (!planId) return list(ops);
  const { context, say } = ops;
  if (!(await findPlanRow(context.db, planId))) throw new OpsError(`There is no plan ${planId}.`);
  if (!isSwitch(sale)) throw new OpsError('--sale is on or off.');
  if (!isSwitch(trial)) throw new OpsError('--trial is on or off.');
  const now = timeFromNow(context);
  const startsAt = from === undefined ? now : date(from, '--from');
  if (startsAt < now) throw new OpsError('--from is over: a price cannot change in the past.');
  if (from !== undefined && !price.length) throw new OpsError('--from belongs to --price.');
  const wanted = price.map((entry) => {
    const [currency = '', text = ''] = entry.split('=', 2);
    const amount = priceIn(text, currency);
    if (!isCurrency(currency) || amount === null) {
      throw new OpsError(`"${entry}" is no price; write one such as USD=45.00.`);
    }
    return { currency, amount };
  });
  if (!wanted.length && !sale && !trial) return versions(ops, planId);
  const when = from === undefined ? 'from now on' : `from ${minute(startsAt)} on`;
  for (const { currency, amount } of wanted) say(`${planId} costs ${money(amount, currency)} ${when}.`);
  if (sale) say(`${planId} is ${sale === 'on' ? 'on sale' : 'not sold any more'}.`);
  if (trial) say(`${planId} ${trial === 'on' ? 'can be tried for free' : 'has no free trial any more'}.`);
  if (!yes) return say(dryRun);
  await changePlanRow(context.db, planId, {
    prices: wanted.map((entry) => ({ ...entry, startsAt })),
    ...(sale ? { onSale: sale === 'on' } : {}),
    ...(trial ? { trialPrice: trial === 'on' ? 0 : null } : {}),
  });
  say('Done. Orders that were opened before keep their price, renewals too; quotes are shown again.');
}

async function list({ context, say }: Ops): Promise<void> {
  for (const plan of await listPlanRows(context.db)) {
    const prices: string[] = [];
    let { productId } = plan;
    for (const currency of currencies) {
      const priced = await listPlans(context.db, { currency, now: timeFromNow(context), offers: [] }, 'all');
      const found = priced.find(({ id }) => id === plan.id);
      if (!found) continue;
      prices.push(money(found.price.total, currency));
      productId = found.productId;
    }
    say(
      `${plan.id.padEnd(5)} ${plan.onSale ? 'on sale ' : 'not sold'} ${plan.recommended ? '* ' : '  '}${productId}  ${prices.join(', ')}${plan.trialPrice === null ? '' : '  free trial'}`,
    );
  }
}

async function versions({ context, say }: Ops, planId: string): Promise<void> {
  const now = timeFromNow(context);
  const rows = await listPlanPrices(context.db, planId);
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const over = next?.currency === row.currency && next.startsAt <= now;
    const state = row.startsAt > now ? 'to come' : over ? 'was' : 'holds';
    const since = row.version === 1 ? 'from the start' : `from ${minute(row.startsAt)}`;
    say(
      `${planId}  ${money(row.amount, row.currency).padStart(12)}  version ${row.version}, ${since}  ${state}`,
    );
  }
}
