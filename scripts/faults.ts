import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type OperationName, operations, purchaseOperations, webhookPaths } from '@tern/contract';
import { type PaymentMethod, paymentMethodCodes, paymentMethods } from '@tern/domain';
import { standInKeys } from '@tern/service';
import { connect } from '@tern/service/connect';
import { embeddedPostgres } from '@tern/service/embeddedPostgres';
import { freePort } from '@tern/testing/freePort';
import type { Account } from './auditMoney.ts';
import { contendedPages } from './contendedPages.ts';
import { moneyLives } from './moneyLives.ts';
import { drawsOf } from './seeded.ts';
import { untilSettled } from './untilSettled.ts';

/**
 * Breaks the payment in every way we know and counts what went wrong: kills the service with SIGKILL at every
 * step of every method, loses responses, repeats and reorders events, forges signatures. Starts a database, the
 * stand-ins and the service itself. Ends with code 1 when a bound is missed.
 * Many pages of one code, one credit or one buyer are opened and paid at once (`contendedPages.ts`).
 * Many buyers live through refunds, disputes, upgrades and trials (`moneyLives.ts`).
 *   --kills 20   --events 200   --orders 200   --pages 10   --lives 60
 *   --only kills,events,orders,pages,lives,signatures,silence,latency
 *   --all   --seed 20261127
 * `--all` cuts every step of every method 100 times; `--minutes 30` ends the kills after so long and says how many
 * there were.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    events: { type: 'string' },
    orders: { type: 'string' },
    pages: { type: 'string' },
    lives: { type: 'string' },
    only: { type: 'string' },
    minutes: { type: 'string' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261127' },
  },
});
const size = (name: 'kills' | 'events' | 'orders' | 'pages' | 'lives', usual: number, full: number) =>
  Number(values[name] ?? (values.all ? full : usual));
const parts = values.only?.split(',') ?? [
  'kills',
  'silence',
  'events',
  'orders',
  'pages',
  'lives',
  'signatures',
  'latency',
];

const { seed } = values;
const draws = drawsOf(seed);

const root = resolve(import.meta.dirname, '..');
const methods = paymentMethodCodes;
type Method = PaymentMethod;

/** A method, and where the payment is entered: on the provider's page, or in its fields on ours. */
interface Way {
  name: string;
  method: Method;
  entry: 'hosted' | 'embedded';
}
const ways: readonly Way[] = [
  ...methods.map((method) => ({ name: method as string, method, entry: 'hosted' as const })),
  ...methods
    .filter((method) => paymentMethods[method].entry === 'embedded')
    .map((method) => ({ name: `${method} in fields`, method, entry: 'embedded' as const })),
];

const rows: { what: string; tried: string; found: string; bound: string; holds: boolean }[] = [];
const report = (what: string, tried: string | number, found: number, most: number) =>
  rows.push({
    what,
    tried: String(tried),
    found: String(found),
    bound: `at most ${most}`,
    holds: found <= most,
  });

const dataDir = mkdtempSync(join(tmpdir(), 'tern-faults-'));
chmodSync(dataDir, 0o755);
const database = await embeddedPostgres({ dataDir });
const { pool, close: closePool } = await connect(database.url, { onError: () => {} });
const count = async (query: string, given: unknown[] = []) =>
  Number((await pool.query(`select count(*) from (${query}) as counted`, given)).rows[0].count);

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const sandbox = fork(join(root, 'apps/sandbox/src/main.ts'), {
  env: { PATH: process.env.PATH, SANDBOX_PORT: '0', SMTP_PORT: '0', WEBHOOK_ORIGIN: origin },
});
const sandboxPort = await new Promise<number>((done) =>
  sandbox.once('message', (message) => done((message as { port: number }).port)),
);
const standIns = `http://localhost:${sandboxPort}`;
let service: ChildProcess | undefined;

async function startService(): Promise<void> {
  dying = false;
  isReady = false;
  const names = ['STRIPE', 'PAYPAL', 'PADDLE', 'RAZORPAY', 'TPA'];
  const started = spawn(process.execPath, [join(root, 'apps/service/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database.url,
      PUBLIC_ORIGIN: 'http://shop.test',
      TRUSTED_PROXIES: '1',
      BOT_CHECK: 'off',
      LOG_LEVEL: 'silent',
      ...Object.fromEntries(names.map((name) => [`${name}_API_BASE`, standIns])),
    },
  });
  service = started;
  // A machine under load takes as long as it takes.
  while (started.exitCode === null && started.signalCode === null) {
    try {
      isReady = (await fetch(`${origin}/readyz`)).ok;
    } catch {}
    if (isReady) return;
    await sleep(25);
  }
  throw new Error('The service ended at its start.');
}

/** Between its start and its end. */
let isReady = false;
/** True once the signal is sent. */
let dying = false;
async function killService(): Promise<void> {
  const running = service;
  if (!running) return;
  dying = true;
  isReady = false;
  await new Promise<void>((done) => {
    running.once('exit', () => done());
    running.kill('SIGKILL');
  });
}

let visitors = 0;
interface Person {
  token: string;
  userId: string;
  from: string;
}
interface Answer {
  /** 200 is success. */
  code: number;
  data: Record<string, unknown>;
}

let responses = 0;
/** Null when the service could not be reached. */
async function call(
  name: OperationName,
  input: Record<string, unknown>,
  person?: Partial<Person>,
): Promise<Answer | null> {
  const { method, path } = operations[name];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  try {
    const response = await fetch(origin + path + query, {
      method,
      headers: {
        'x-app-type': '501',
        'x-forwarded-for': person?.from ?? '192.0.2.1',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(person?.token && { authorization: `Bearer ${person.token}` }),
      },
      body: method === 'POST' ? JSON.stringify(input) : undefined,
      signal: AbortSignal.timeout(20_000),
    });
    const answer = (await response.json()) as Answer;
    responses += 1;
    return answer;
  } catch {
    return null;
  }
}

/** Repeats the request until the service responds with success. While it is started it refuses nothing. */
async function insist(name: OperationName, input: Record<string, unknown>, person?: Partial<Person>) {
  for (let refusals = 0; refusals < 200; ) {
    const answer = await call(name, input, person);
    if (answer?.code === 200) return answer.data;
    if (answer || isReady) refusals += 1;
    await sleep(100);
  }
  throw new Error(`${name} never succeeded`);
}

async function newPerson(): Promise<Person> {
  visitors += 1;
  const from = `100.${64 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const data = await insist('anonymousSignup', { email: `faults${visitors}@mail.test` }, { from });
  return { token: data.token as string, userId: (data.user as { user_id: string }).user_id, from };
}

const knobs = (wanted: Record<string, unknown>) =>
  fetch(`${standIns}/knobs.json`, { method: 'POST', body: JSON.stringify(wanted) });

const payForm: Record<string, Record<string, string>> = {
  card: { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Marta W' },
  consent: { answer: 'yes' },
};
async function sendForm(url: string, form: Record<string, string>): Promise<void> {
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

/** Pays an order where it is paid: the buyer's browser speaks to the provider, not to us. */
async function pay(order: Record<string, unknown> | undefined, { method, entry }: Way): Promise<void> {
  if (entry === 'embedded') {
    if (typeof order?.client_secret !== 'string') return;
    await sendForm(`${standIns}/stripe/fields/confirm`, {
      key: standInKeys.stripe.publishableKey,
      client_secret: order.client_secret,
      kind: method === 'gap' ? 'expressCheckout' : 'payment',
      number: '4242 4242 4242 4242',
      expiry: '12 / 39',
      cvc: '123',
    });
    return;
  }
  if (typeof order?.checkout_url !== 'string') return;
  const consents = ['ps', 'subscription', 'gap'].includes(method);
  // Paddle's checkout lies over a page of ours: first the buyer's details, then the card.
  const transaction = new URL(order.checkout_url).searchParams.get('_ptxn');
  if (transaction) {
    await sendForm(`${standIns}/paddle/checkout/${transaction}`, { country: 'US', postal_code: '10001' });
    await sendForm(`${standIns}/pay/pd/${transaction}`, payForm.card ?? {});
    return;
  }
  await sendForm(order.checkout_url, (consents ? payForm.consent : payForm.card) ?? {});
}

interface Purchase {
  person: Person;
  way: Way;
  quoteId: string;
}

const askFor = ({ way, quoteId, person }: Purchase) =>
  call(purchaseOperations[way.method].purchase, { quote_id: quoteId, entry: way.entry }, person);

async function newPurchase(way: Way): Promise<Purchase> {
  const person = await newPerson();
  const quote = await insist('quote', { product_id: '12m', currency: 'USD' }, person);
  return { person, way, quoteId: quote.quote_id as string };
}

/** Retries like a buyer: opens the page of the same order and pays it if it can still be paid. */
async function finish(purchase: Purchase): Promise<void> {
  const { result } = purchaseOperations[purchase.way.method];
  for (let time = 0; time < 100; time += 1) {
    const order = await askFor(purchase);
    // 30104: the plan is bought.
    if (order?.code === 30104) return;
    const data = order?.code === 200 ? order.data : null;
    if (data?.state === 'paid') return;
    if (data) await pay(data, purchase.way);
    if (data && result !== 'order') await call(result, { order_id: data.order_id }, purchase.person);
    await sleep(100);
  }
}

interface Listed {
  order: string;
  state: string[];
}
const charged = async () =>
  ((await (await fetch(`${standIns}/payments.json`)).json()) as Listed[]).filter(({ state }) =>
    state.some((word) => word === 'paid'),
  );

/** Prints every order of the buyers whose account is wrong, to find the cause. */
async function explain(ids: readonly string[]): Promise<void> {
  const there = new Map(
    ((await (await fetch(`${standIns}/payments.json`)).json()) as Listed[]).map(({ order, state }) => [
      order,
      state,
    ]),
  );
  const { rows: known } = await pool.query(
    `select o.id, o.user_id, o.method, o.state, o.attention, o.provider_action, o.created_at, o.paid_at, s.state as plan
       from orders o left join subscriptions s on s.order_id = o.id where o.user_id = any($1) order by o.created_at`,
    [ids],
  );
  const byBuyer = Map.groupBy(known, ({ user_id }) => user_id as string);
  for (const orders of byBuyer.values()) {
    if (orders.length === 1 && orders[0].state === 'paid' && orders[0].plan === 'active') continue;
    for (const order of orders) {
      process.stdout.write(`  ${JSON.stringify({ ...order, there: there.get(order.id) ?? null })}\n`);
    }
  }
}

/** Everything that must be true once the dust has settled. */
async function audit(what: string, tried: number, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  const wrong = async () => {
    const paidThere = new Set((await charged()).map(({ order }) => order));
    const paidHere = await pool.query(`select id, user_id, state from orders where user_id = any($1)`, [ids]);
    const lost = paidHere.rows.filter(({ id, state }) => paidThere.has(id) && state !== 'paid').length;
    const perUser = new Map<string, number>();
    for (const { id, user_id } of paidHere.rows) {
      if (paidThere.has(id)) perUser.set(user_id, (perUser.get(user_id) ?? 0) + 1);
    }
    const stuck = await count(
      `select 1 from orders where user_id = any($1) and state in ('created', 'pending')`,
      [ids],
    );
    const active = await count(
      `select user_id from subscriptions where user_id = any($1) and state = 'active'`,
      [ids],
    );
    return {
      lost,
      doubled: [...perUser.values()].filter((times) => times > 1).length,
      stuck,
      missing: ids.length - active,
    };
  };
  const found = await untilSettled(wrong, ({ lost, stuck, missing }) => !lost && !stuck && !missing);
  if (found.lost || found.doubled || found.stuck || found.missing) await explain(ids);
  report(`${what}: payments the provider took and we lost`, tried, found.lost, 0);
  report(`${what}: buyers charged twice`, tried, found.doubled, 0);
  report(`${what}: orders that never settle`, tried, found.stuck, 0);
  report(`${what}: buyers without their plan`, tried, found.missing, 0);
}

const steps = ['opening', 'opened', 'paying', 'asking', 'webhook'] as const;
type Step = (typeof steps)[number];

/**
 * The service dies with a purchase of every method under way at every step, until every step of every method was cut so
 * many times. Each starts so long before the kill as a random part of what its step usually takes, so that steps are
 * cut at their start, in their middle and at their end.
 */
async function kills(times: number, minutes: number): Promise<void> {
  const people: Person[] = [];
  const cells = steps.flatMap((step) => ways.map((way) => ({ step, way })));
  const nameOf = (step: Step, way: Way) => `${step} ${way.name}`;
  const caught = new Map(cells.map(({ step, way }) => [nameOf(step, way), 0]));
  const usual = new Map<string, number>();
  const until = performance.now() + minutes * 60_000;
  let round = 0;
  const least = () => Math.min(...caught.values());
  for (; least() < times && performance.now() < until; round += 1) {
    const purchases: (Purchase & { step: Step; order?: Record<string, unknown>; done: boolean })[] = [];
    await inTurns(cells, 8, async ({ step, way }) =>
      purchases.push({ ...(await newPurchase(way)), step, done: false }),
    );
    people.push(...purchases.map(({ person }) => person));
    const open = async (purchase: (typeof purchases)[number]) => {
      const answer = await askFor(purchase);
      if (answer?.code === 200) purchase.order = answer.data;
    };
    await inTurns(
      purchases.filter(({ step }) => step !== 'opening'),
      8,
      open,
    );
    const killed = round > 0;
    const spans = purchases.map(({ step, way }) => usual.get(nameOf(step, way)) ?? 0);
    const longest = Math.max(...spans);
    const act = async (purchase: (typeof purchases)[number], index: number) => {
      const { way, step, person } = purchase;
      if (killed) await sleep(longest - draws.part() * (spans[index] ?? 0));
      const started = performance.now();
      if (step === 'opening') await open(purchase);
      else if (step !== 'opened') {
        await pay(purchase.order, way);
        const { result } = purchaseOperations[way.method];
        // Both sides at once: the buyer's request while the provider sends its event.
        if (step === 'asking') await call(result, { order_id: purchase.order?.order_id }, person);
        if (step === 'webhook') {
          const paid = `select 1 from orders where id = $1 and state = 'paid'`;
          while (!dying && !(await count(paid, [purchase.order?.order_id]))) await sleep(10);
        }
      }
      // An open page is at rest: every kill meets it.
      purchase.done = !dying && step !== 'opened';
      const took = performance.now() - started;
      const key = nameOf(step, way);
      if (purchase.done) usual.set(key, ((usual.get(key) ?? took) + took) / 2);
    };
    const acting = Promise.all(purchases.map(act));
    if (killed) {
      await sleep(longest);
      await killService();
      for (const { step, way, done } of purchases) {
        const key = nameOf(step, way);
        if (!done) caught.set(key, (caught.get(key) ?? 0) + 1);
      }
    }
    await acting;
    // The first round runs undisturbed and measures how long the steps take.
    if (killed) await startService();
    await inTurns(purchases, 8, finish);
    process.stderr.write(`\rkills: ${round}; every step cut ${least()} of ${times} times`);
  }
  process.stderr.write('\n');
  const made = round - 1;
  process.stdout.write(
    `${made} kills, each with a purchase of every method at every step. Cut in the middle:\n`,
  );
  const width = Math.max(...ways.map(({ name }) => name.length)) + 2;
  const line = (first: string, rest: readonly (string | number)[]) =>
    process.stdout.write(
      `  ${first.padEnd(width)}${rest.map((cell) => String(cell).padStart(9)).join('')}\n`,
    );
  line('', steps);
  for (const way of ways)
    line(
      way.name,
      steps.map((step) => caught.get(nameOf(step, way)) ?? 0),
    );
  const what = `${made} kills, ${ways.length} ways to pay × ${steps.length} steps`;
  if (!values.minutes) report(`${what}: cuts too few at a step`, times, Math.max(0, times - least()), 0);
  await audit(what, people.length, people);
}

/** The provider is down, slow, or does the work and loses the response. */
async function silence(): Promise<void> {
  const people: Person[] = [];
  for (const fault of [{ loseReplies: true }, { apiFails: true }, { apiDelay: 11_000 }]) {
    const purchases = await Promise.all(ways.map(newPurchase));
    people.push(...purchases.map(({ person }) => person));
    await knobs(fault);
    const said = await Promise.all(purchases.map(askFor));
    // 30107: not known; never "failed".
    const wrong = said.filter((answer) => answer !== null && answer.code !== 30107).length;
    report(`silence ${JSON.stringify(fault)}: answers that claim to know`, said.length, wrong, 0);
    await knobs({ loseReplies: false, apiFails: false, apiDelay: 0 });
    await Promise.all(purchases.map(finish));
  }
  await audit('silence', people.length, people);
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

function tpaEvent(type: string, payment: object, id: string) {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id, type, created, live: false, payment });
  return {
    body,
    headers: { 'x-signature': `t=${created},v1=${hmac(standInKeys.tpa.secret, `${created}.${body}`)}` },
  };
}

const post = async (provider: keyof typeof webhookPaths, body: string, headers: Record<string, string>) =>
  (
    await fetch(origin + webhookPaths[provider], {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status;

/** Orders straight into the database, each with a page that was never opened anywhere. */
async function plantOrders(name: string, wanted: number): Promise<object[]> {
  await pool.query(
    `with people as (
       insert into users (id, email, email_key, language, created_at)
       select 'usr_${name}' || n, '${name}' || n || '@mail.test', '${name}' || n || '@mail.test', 'en', now()
       from generate_series(1, $1) n returning id
     ), offers as (
       insert into quotes (id, plan_id, currency, amount, list_amount, created_at, expires_at)
       select 'quo_${name}' || n, '12m', 'USD', 4500, 11988, now(), now() + interval '1 day'
       from generate_series(1, $1) n returning id
     )
     select 1`,
    [wanted],
  );
  await pool.query(
    `insert into orders (id, user_id, quote_id, plan_id, product_id, method, currency, amount, state,
       idempotency_key, provider_session, created_at, closes_at)
     select 'ord_${name}' || n, 'usr_${name}' || n, 'quo_${name}' || n, '12m', p.product_id, 'tpa', 'USD', 4500,
       'pending', 'key_${name}' || n, 'tp_${name}' || n, now(), now() + interval '2 hours'
     from generate_series(1, $1) n, plans p where p.id = '12m'`,
    [wanted],
  );
  const { rows: planted } = await pool.query(
    `select provider_session as id, 'paid' as status, null as url, amount, currency, id as order_id, user_id,
       product_id from orders where id like 'ord_${name}%' order by created_at, id`,
  );
  return planted;
}

async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next++;
        await work(items[index] as T);
      }
    }),
  );
}

/** Every event is delivered three times, eight at once. */
async function events(times: number): Promise<void> {
  const payments = await plantOrders('ev', times);
  const told = payments.map((payment, index) => tpaEvent('payment.paid', payment, `note_ev${index}`));
  const deliveries = draws.shuffled(told.flatMap((event) => [event, event, event]));
  const started = performance.now();
  await inTurns(deliveries, 8, ({ body, headers }) => post('tpa', body, headers));
  const perSecond = (deliveries.length / (performance.now() - started)) * 1000;
  const paid = await count(`select 1 from orders where id like 'ord_ev%' and state = 'paid'`);
  const granted = await count(
    `select 1 from subscriptions where order_id like 'ord_ev%' and state = 'active'`,
  );
  const mails = await count(`select 1 from mail_outbox where occasion like 'paid:ord_ev%'`);
  const tried = `${times} × 3 × 8, ${perSecond.toFixed(0)}/s`;
  report('events: paid orders too few or too many', tried, Math.abs(times - paid), 0);
  report('events: plans too few or too many', tried, Math.abs(times - granted), 0);
  report('events: receipts too few or too many', tried, Math.abs(times - mails), 0);
}

/** The events of a payment in random order end where the order they happened in ends. */
async function orderless(times: number): Promise<void> {
  const payments = await plantOrders('or', times * 2);
  const kinds = ['payment.expired', 'payment.paid', 'payment.disputed', 'payment.refunded'] as const;
  const statuses = {
    'payment.expired': 'expired',
    'payment.paid': 'paid',
    'payment.disputed': 'disputed',
    'payment.refunded': 'refunded',
  };
  let different = 0;
  const pairs = Array.from({ length: times }, (_, index) => index);
  await inTurns(pairs, 8, async (index) => {
    // Paid is always among them, the others by chance, and some come twice.
    const { chance, shuffled } = drawsOf(`${seed} order ${index}`);
    const happened = kinds.filter((kind) => kind === 'payment.paid' || chance(0.5));
    const mixed = shuffled([...happened, ...happened.filter(() => chance(0.3))]);
    const states: string[] = [];
    for (const [half, sequence] of [happened, mixed].entries()) {
      const payment = payments[index * 2 + half] as { order_id: string };
      for (const kind of sequence) {
        const note = tpaEvent(
          kind,
          { ...payment, status: statuses[kind] },
          `note_${payment.order_id}_${kind}`,
        );
        await post('tpa', note.body, note.headers);
      }
      const { rows: after } = await pool.query(
        `select o.state, s.state as plan from orders o left join subscriptions s on s.order_id = o.id where o.id = $1`,
        [payment.order_id],
      );
      states.push(`${after[0]?.state} ${after[0]?.plan}`);
    }
    if (states[0] !== states[1]) different += 1;
  });
  report('orders: random sequences that end elsewhere', times, different, 0);
}

/** Signatures that are not the provider's, not of these bytes, or not of now. */
async function signatures(): Promise<void> {
  const [payment] = await plantOrders('si', 1);
  const now = Math.floor(Date.now() / 1000);
  const signed = {
    s1: (body: string, secret: string, at: number) => ({
      'stripe-signature': `t=${at},v1=${hmac(secret, `${at}.${body}`)}`,
    }),
    pd: (body: string, secret: string, at: number) => ({
      'paddle-signature': `ts=${at};h1=${hmac(secret, `${at}:${body}`)}`,
    }),
    rz: (body: string, secret: string) => ({ 'x-razorpay-signature': hmac(secret, body) }),
    tpa: (body: string, secret: string, at: number) => ({
      'x-signature': `t=${at},v1=${hmac(secret, `${at}.${body}`)}`,
    }),
  };
  const secrets = {
    s1: standInKeys.stripe.webhookSecret,
    pd: standInKeys.paddle.webhookSecret,
    rz: standInKeys.razorpay.webhookSecret,
    tpa: standInKeys.tpa.secret,
  };
  const before = await count('select 1 from webhook_events');
  let taken = 0;
  let tried = 0;
  for (const provider of ['s1', 'pd', 'rz', 'tpa'] as const) {
    const old = now - 10 * 24 * 3600;
    const make = (at: number) =>
      JSON.stringify({
        id: 'forged',
        event_id: 'forged',
        type: 'payment.paid',
        event_type: 'transaction.paid',
        event: 'payment_link.paid',
        created: at,
        created_at: at,
        livemode: false,
        live: false,
        data: {},
        payload: {},
        payment,
      });
    const body = make(now);
    const sign = signed[provider];
    const good = sign(body, secrets[provider], now) as Record<string, string>;
    const attempts: [string, Record<string, string>][] = [
      [body, {}],
      [body, sign(body, 'forged', now) as Record<string, string>],
      [`${body} `, good],
      [JSON.stringify(JSON.parse(body), null, 2), good],
      [body.replace('4500', '1'), good],
      [make(old), sign(make(old), secrets[provider], old) as Record<string, string>],
      ...Array.from({ length: 20 }, (): [string, Record<string, string>] => [
        body,
        Object.fromEntries(
          Object.entries(good).map(([name, value]) => [name, value.replace(/[0-9a-f]$/, 'x')]),
        ),
      ]),
    ];
    for (const [text, headers] of attempts) {
      tried += 1;
      if ((await post(provider, text, headers)) === 200) taken += 1;
    }
  }
  for (const certificate of [
    'https://evil.test/cert',
    'http://127.0.0.1:1/cert',
    'https://paypal.com.evil.test/x',
  ]) {
    tried += 1;
    const status = await post('ps', '{"id":"WH-X","event_type":"PAYMENT.CAPTURE.COMPLETED"}', {
      'paypal-transmission-id': 'x',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'AAAA',
      'paypal-cert-url': certificate,
      'paypal-auth-algo': 'SHA256withRSA',
    });
    if (status === 200) taken += 1;
  }
  report('signatures: bad ones that were taken', tried, taken, 0);
  report('signatures: rows they left', tried, (await count('select 1 from webhook_events')) - before, 0);
}

/** From "paid" at the provider to "paid" for the page. */
async function latency(times: number): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    for (const way of ways) {
      const { person, quoteId } = await newPurchase(way);
      const { purchase, result } = purchaseOperations[way.method];
      const order = await insist(purchase, { quote_id: quoteId, entry: way.entry }, person);
      await pay(order, way);
      const started = performance.now();
      // The page sends one request when the buyer comes back, then polls the order.
      if (result !== 'order') await call(result, { order_id: order.order_id }, person);
      for (;;) {
        const answer = await call('order', { order_id: order.order_id }, person);
        if (answer?.code === 200 && answer.data.state === 'paid') break;
        await sleep(5);
      }
      took.push(performance.now() - started);
    }
  }
  took.sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round(took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0);
  report(`latency: ms from paid there to paid here, p50 ${at(0.5)}, p99`, took.length, at(0.99), 2000);
}

const started = performance.now();
try {
  await startService();
  if (parts.includes('kills'))
    await kills(size('kills', 20, 100), Number(values.minutes ?? Number.POSITIVE_INFINITY));
  if (parts.includes('silence')) await silence();
  if (parts.includes('events')) await events(size('events', 200, 1000));
  if (parts.includes('orders')) await orderless(size('orders', 200, 1000));
  if (parts.includes('pages')) {
    const payPage = (order: Record<string, unknown>, method: PaymentMethod) =>
      pay(order, { name: method, method, entry: 'hosted' });
    const write = (query: string, given: unknown[]) => pool.query(query, given);
    await contendedPages(
      { seed, newPerson, call, pay: payPage, count, write, report },
      size('pages', 10, 100),
    );
  }
  if (parts.includes('lives')) {
    const read = async <Row>(query: string, given: unknown[] = []) =>
      (await pool.query(query, given)).rows as Row[];
    const kill = () => killService().then(startService);
    const accounts = async () => (await (await fetch(`${standIns}/accounts.json`)).json()) as Account[];
    await moneyLives(
      {
        ...{ seed, ways, standIns, accounts, newPerson, call, pay, rows: read, kill, report },
        responses: () => responses,
      },
      size('lives', 60, 400),
    );
  }
  if (parts.includes('signatures')) await signatures();
  if (parts.includes('latency')) await latency(values.all ? 15 : 6);
} finally {
  await killService();
  sandbox.kill('SIGTERM');
  await closePool();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const { what, tried, found, bound, holds } of rows) {
  process.stdout.write(`${holds ? 'ok    ' : 'MISSED'} ${what}: ${found} (${bound}; tried ${tried})\n`);
}
const missed = rows.filter(({ holds }) => !holds).length;
process.stdout.write(
  `${rows.length} bounds, ${missed} missed, ${((performance.now() - started) / 1000).toFixed(0)} s, seed ${seed}\n`,
);
process.exit(missed ? 1 : 0);
