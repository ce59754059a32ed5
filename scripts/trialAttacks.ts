import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyOperationName, purchaseOperations, renewalPagePath, trialCancelPath } from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';
import { standInKeys } from '@tern/service';

interface Visitor {
  from: string;
  token?: string;
}

interface Tools {
  /** The origin of the stand-ins. */
  sandbox: string;
  newVisitor(): string;
  call(
    name: AnyOperationName,
    input: object,
    options: Visitor,
  ): Promise<{ status: number; body: { data: unknown } }>;
  send(request: { method: string; path: string; from: string }): Promise<{ status: number }>;
  count(row: { attack: string; tried: number; through: number; most: number }): void;
}

interface Opened extends Required<Visitor> {
  method: PaymentMethod;
  orderId: string;
  url: string | null;
  secret: string | null;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Begins more trials than one: with spellings of a mailbox, with one card, in many tabs; and cancels other people's. */
export async function trialAttacks(tools: Tools): Promise<void> {
  const { count, newVisitor, send } = tools;
  const at = Date.now();

  const spelled = numbers(40).map((index) =>
    index % 2 ? `ma.rta${at}+${index}@gmail.com` : `mart.a${at}+vpn${index}@googlemail.com`,
  );
  const mailboxes = await openAll(tools, spelled, 'subscription');
  count({
    attack: 'trials of one mailbox, 40 spellings at once',
    tried: spelled.length,
    through: await begun(tools, mailboxes),
    most: 1,
  });

  const strangers = numbers(40).map((index) => `stranger${at}.${index}@mail.test`);
  const cards = await openAll(tools, strangers, 's1');
  count({
    attack: 'trials with one card, 40 strangers at once',
    tried: strangers.length,
    through: await begun(tools, cards),
    most: 1,
  });

  const person = await signUp(tools, `tabs${at}@mail.test`);
  const tabs: Opened[] = [];
  for (const method of ['pd', 'subscription', 'pd', 'subscription'] as const) {
    const opened = person && (await open(tools, person, method));
    if (opened) tabs.push(opened);
  }
  count({
    attack: 'trials of one account, a tab for each way to pay',
    tried: tabs.length,
    through: await begun(tools, tabs),
    most: 1,
  });

  const from = newVisitor();
  const [running] = tabs;
  const signatures = numbers(500).map((index) => String(index).padStart(43, 'A'));
  let cancelled = 0;
  const forged = signatures.flatMap((signature) => [
    `${trialCancelPath}?token=${running?.orderId}.${signature}`,
    ...['trial.stop', '1.stop', '1.keep'].map(
      (about) => `${renewalPagePath}?token=${running?.orderId}.${about}.${signature}`,
    ),
  ]);
  for (const path of forged) {
    if ((await send({ method: 'POST', path, from })).status === 200) cancelled += 1;
  }
  count({
    attack: 'forged links that stop or keep a plan',
    tried: forged.length,
    through: cancelled,
    most: 0,
  });
}

async function signUp({ call, newVisitor }: Tools, email: string): Promise<Required<Visitor> | null> {
  const from = newVisitor();
  const answer = await call('anonymousSignup', { email }, { from });
  return answer.status === 200 ? { from, token: (answer.body.data as { token: string }).token } : null;
}

async function open(
  { call }: Tools,
  person: Required<Visitor>,
  method: PaymentMethod,
): Promise<Opened | null> {
  const quote = await call('quote', { product_id: '12m.add30d', currency: 'USD' }, person);
  if (quote.status !== 200) return null;
  const { quote_id } = quote.body.data as { quote_id: string };
  const entry = method === 's1' ? 'embedded' : 'hosted';
  const made = await call(purchaseOperations[method].purchase, { quote_id, entry }, person);
  if (made.status !== 200) return null;
  const order = made.body.data as {
    order_id: string;
    checkout_url: string | null;
    client_secret: string | null;
  };
  return { ...person, method, orderId: order.order_id, url: order.checkout_url, secret: order.client_secret };
}

async function openAll(tools: Tools, emails: readonly string[], method: PaymentMethod): Promise<Opened[]> {
  const opened = await Promise.all(
    emails.map(async (email) => {
      const person = await signUp(tools, email);
      return person && open(tools, person, method);
    }),
  );
  return opened.filter((each) => each !== null);
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

/** As the buyer does at the provider. */
async function confirm({ sandbox }: Tools, { url, secret }: Opened): Promise<void> {
  const card = { number: '5555 5555 5555 4444', expiry: '12 / 39', cvc: '123', name: 'Marta W' };
  if (secret) {
    const key = standInKeys.stripe.publishableKey;
    await post(`${sandbox}/stripe/fields/confirm`, { key, client_secret: secret, kind: 'payment', ...card });
    return;
  }
  const transaction = new URL(url ?? sandbox).searchParams.get('_ptxn');
  if (!transaction) {
    await post(url ?? sandbox, { answer: 'yes' });
    return;
  }
  await post(`${sandbox}/paddle/checkout/${transaction}`, { country: 'US', postal_code: '10001' });
  await post(`${sandbox}/pay/pd/${transaction}`, card);
}

/** Confirms all of them at once; how many trials run then. */
async function begun(tools: Tools, opened: readonly Opened[]): Promise<number> {
  await Promise.all(
    opened.map(async (each) => {
      await confirm(tools, each);
      const { result } = purchaseOperations[each.method];
      if (result !== 'order') await tools.call(result, { order_id: each.orderId }, each);
    }),
  );
  const states = await Promise.all(
    opened.map(async (each) => {
      for (let time = 0; time < 40; time += 1) {
        const answer = await tools.call('order', { order_id: each.orderId }, each);
        const { state } = answer.body.data as { state: string };
        if (state !== 'pending' && state !== 'created') return state;
        await sleep(500);
      }
      return 'pending';
    }),
  );
  return states.filter((state) => state === 'paid').length;
}
