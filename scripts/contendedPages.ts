import { type OperationName, purchaseOperations } from '@tern/contract';
import { type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { drawsOf } from './seeded.ts';
import { untilSettled } from './untilSettled.ts';

interface Person {
  token: string;
  userId: string;
  from: string;
}

/** A run of the faults: a service, the stand-ins behind it, and its database. */
interface Tools {
  /** Names all that is drawn. */
  seed: string;
  newPerson(): Promise<Person>;
  call(
    name: OperationName,
    input: Record<string, unknown>,
    person: Person,
  ): Promise<{ code: number; data: Record<string, unknown> } | null>;
  pay(order: Record<string, unknown>, method: PaymentMethod): Promise<void>;
  count(query: string, given?: unknown[]): Promise<number>;
  write(query: string, given: unknown[]): Promise<unknown>;
  report(what: string, tried: string | number, found: number, most: number): void;
}

const buyersOfACode = 20;
const currencies = ['USD', 'GBP', 'AUD'] as const;
const plans = ['12m', '6m', '1m'] as const;
const settled = `state not in ('created', 'pending') and provider_action is null`;

/** Many pages that want the same plan, the same credit or the same code, opened and paid at once. */
export async function contendedPages(tools: Tools, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await oneCode(tools, `FAULT${time}`);
  const { count, report } = tools;
  const overused = await count(
    `select coupon from orders where coupon like 'FAULT%' and returned is null
       and (paid_at is not null or (state in ('created', 'pending') and abandoned_at is null))
     group by coupon having count(*) > 1`,
  );
  report('codes of one use, had by more than one buyer', `${times} × ${buyersOfACode} at once`, overused, 0);
  const unsold = await count(
    `select code from coupons where code like 'FAULT%' and code not in (select coupon from orders where coupon is not null)`,
  );
  report('codes of one use, had by nobody', times, unsold, 0);
  await upgrades(tools, times);
  await changesOfMind(tools, times);
}

async function open(
  { call }: Tools,
  person: Person,
  wish: { product: string; method: PaymentMethod; currency?: string; code?: string },
) {
  const { product, method, currency = 'USD', code } = wish;
  const quote = await call('quote', { product_id: product, currency, ...(code && { code }) }, person);
  if (quote?.code !== 200) return null;
  return call(purchaseOperations[method].purchase, { quote_id: quote.data.quote_id }, person);
}

async function oneCode(tools: Tools, code: string): Promise<void> {
  await tools.write(`insert into coupons (code, kind, percent, max_uses) values ($1, 'coupon', 50, 1)`, [
    code,
  ]);
  const people = await Promise.all(Array.from({ length: buyersOfACode }, () => tools.newPerson()));
  const opened = await Promise.all(
    people.map((person) => open(tools, person, { product: '12m', method: 'tpa', code })),
  );
  await Promise.all(opened.map((order) => (order?.code === 200 ? tools.pay(order.data, 'tpa') : undefined)));
}

/** A plan whose rest two tabs want at the same moment. */
async function upgrades(tools: Tools, times: number): Promise<void> {
  const ids: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const person = await tools.newPerson();
    ids.push(person.userId);
    const first = await open(tools, person, { product: '6m', method: 'tpa' });
    if (first?.code === 200) await tools.pay(first.data, 'tpa');
    const plans = () => tools.count(`select 1 from subscriptions where user_id = $1`, [person.userId]);
    await untilSettled(plans, (there) => there === 1);
    const tabs = [
      { product: '12m', method: 'rz' },
      { product: '1m', method: 'tpa' },
    ] as const;
    const pages = await Promise.all(tabs.map((tab) => open(tools, person, tab)));
    await Promise.all(
      pages.map((page, index) =>
        page?.code === 200 ? tools.pay(page.data, tabs[index]?.method ?? 'tpa') : undefined,
      ),
    );
  }
  const unsettled = () =>
    tools.count(`select 1 from orders where user_id = any($1) and not (${settled})`, [ids]);
  await untilSettled(unsettled, (left) => left === 0);
  const twice = await tools.count(
    `select replaces from orders where user_id = any($1) and replaces is not null and state = 'paid'
     group by replaces having count(*) > 1`,
    [ids],
  );
  tools.report('plans whose rest was credited twice', `${times} pairs of tabs`, twice, 0);
  const beside = await tools.count(
    `select user_id from subscriptions where user_id = any($1) and state = 'active' group by user_id having count(*) <> 1`,
    [ids],
  );
  tools.report('upgrading buyers with more or less than one plan', `${times} pairs of tabs`, beside, 0);
}

/** A buyer opens a page, goes back and chooses anything else, again and again, and pays the last one. */
async function changesOfMind(tools: Tools, times: number): Promise<void> {
  const { pick } = drawsOf(`${tools.seed} changes`);
  const ids: string[] = [];
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    const person = await tools.newPerson();
    ids.push(person.userId);
    for (let change = 0; change < 6; change += 1) {
      const wish = { product: pick(plans), method: pick(paymentMethodCodes), currency: pick(currencies) };
      if ((await open(tools, person, wish))?.code !== 200) refused += 1;
    }
    const last = await open(tools, person, { product: '12m', method: 'tpa' });
    if (last?.code === 200) await tools.pay(last.data, 'tpa');
    else refused += 1;
  }
  tools.report('choices that an abandoned page kept a buyer from', times * 7, refused, 0);
  const paid = `select 1 from subscriptions where user_id = any($1) and plan_id = '12m' and state = 'active'`;
  await untilSettled(
    () => tools.count(paid, [ids]),
    (there) => there === ids.length,
  );
  tools.report(
    'buyers without the plan that they paid',
    times,
    ids.length - (await tools.count(paid, [ids])),
    0,
  );
  const noticed = `select 1 from orders where user_id = any($1) and attention is not null`;
  tools.report(
    'abandoned pages that a person would have to look at',
    times * 7,
    await tools.count(noticed, [ids]),
    0,
  );
}
