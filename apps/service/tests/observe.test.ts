import { randomBytes } from 'node:crypto';
import { allOperations, operations, purchaseOperations } from '@tern/contract';
import type { SpanAttributes, Tracing } from '@tern/observe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecordingProxy, recordingProxy } from './recordingProxy.ts';
import { card } from './startSandbox.ts';
import { buy, openOrder, type Started, samplePassword, startService } from './startService.ts';

interface RecordedSpan {
  name: string;
  parent: string | undefined;
  traceparent: string;
  attributes: SpanAttributes;
  failed: boolean;
}

/** Spans as the collector would get them, in this process. */
function recordingTracing(): Tracing & { spans: RecordedSpan[] } {
  const spans: RecordedSpan[] = [];
  return {
    on: true,
    spans,
    start(name, { parent, attributes = {} }) {
      const trace = parent?.traceparent.slice(3, 35) ?? randomBytes(16).toString('hex');
      const traceparent = `00-${trace}-${randomBytes(8).toString('hex')}-01`;
      return {
        context: { traceparent },
        end: (result = {}) =>
          void spans.push({
            name: result.name ?? name,
            parent: parent?.traceparent,
            traceparent,
            attributes: { ...attributes, ...result.attributes },
            failed: result.failed ?? false,
          }),
      };
    },
    close: () => Promise.resolve(),
  };
}

const tracing = recordingTracing();
let tern: Started;
let proxy: RecordingProxy;
beforeAll(async () => {
  proxy = await recordingProxy();
  const bases = ['STRIPE', 'PAYPAL', 'PADDLE', 'TPA'].map((name) => [`${name}_API_BASE`, proxy.origin]);
  // Nobody listens for mails: each try fails.
  tern = await startService({
    standIns: true,
    tracing,
    env: { ...Object.fromEntries(bases), SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  proxy.target = tern.standIns.origin;
});
afterAll(async () => {
  await tern.close();
  proxy.close();
});

const scrape = () => tern.observe.registry.metrics();
/** The value of a series as a scrape writes it; 0 where there is none. */
const sampleOf = (text: string, series: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : 0;
};
/** Counts are written when a response has ended, which a client may see first. */
const counted = (series: string, value: number) =>
  expect.poll(async () => sampleOf(await scrape(), series)).toBe(value);
const plansPath = operations.plans.path;
const id = () => `test-${randomBytes(8).toString('hex')}`;

describe('metrics', () => {
  it('tell price lists for visitors of affiliates from others, at the same prices', async () => {
    const series = (source: string) => `tern_price_lists_total{source="${source}"}`;
    const before = await scrape();
    const usual = (await tern.call('plans', { currency: 'USD' })).data;
    const headers = { 'x-from': 'CJ' };
    expect((await tern.call('plans', { currency: 'USD' }, { headers })).data).toEqual(usual);
    (await tern.call('params', {}, { headers })).data;
    await counted(series('affiliate'), sampleOf(before, series('affiliate')) + 2);
    await counted(series('none'), sampleOf(before, series('none')) + 1);
  });

  it('count requests by pattern, method and status', async () => {
    const series = `tern_service_requests_total{route="${plansPath}",method="GET",status="200"}`;
    const before = sampleOf(await scrape(), series);
    for (let round = 0; round < 3; round += 1) (await tern.call('plans', { currency: 'USD' })).data;
    await counted(series, before + 3);
    const text = await scrape();
    expect(sampleOf(text, `tern_service_request_seconds_count{route="${plansPath}",method="GET"}`)).toBe(
      before + 3,
    );
    const login = `tern_service_requests_total{route="${allOperations.login.path}",method="POST",status="422"}`;
    const refused = sampleOf(text, login);
    await tern.call('login', { username: 'nobody@mail.test', password: 'not-the-password' });
    await counted(login, refused + 1);
  });

  it('have as many series as there are routes, whatever is asked for', async () => {
    const count = async () => (await scrape()).match(/^tern_service_requests_total\{/gm)?.length ?? 0;
    const unknown = 'tern_service_requests_total{route="none",method="GET",status="404"}';
    const unknownBefore = sampleOf(await scrape(), unknown);
    await fetch(`${tern.origin}/api/one`);
    const before = await count();
    for (let number = 0; number < 50; number += 1) {
      await fetch(`${tern.origin}/api/made-up-${number}`, { method: number % 2 ? 'GET' : 'PROPFIND' });
      await fetch(`${tern.origin}/ws/${number}?x=${number}`);
    }
    expect((await count()) - before).toBeLessThanOrEqual(1);
    await counted(unknown, unknownBefore + 1 + 25 + 50);
  });

  it('follow a purchase: calls, order, event, mail', async () => {
    const { token } = await tern.signUp();
    const before = await scrape();
    const { order, url } = await buy(tern, token, 'tpa');
    await tern.standIns.pay(url, card());
    await expect
      .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
      .toBe('paid');
    await tern.service.runBackground();
    const text = await scrape();
    const grew = (series: string) => sampleOf(text, series) - sampleOf(before, series);
    expect(grew('tern_provider_calls_total{provider="tpa",operation="openCheckout",outcome="ok"}')).toBe(1);
    expect(grew('tern_provider_call_seconds_count{provider="tpa",operation="openCheckout"}')).toBe(1);
    expect(grew('tern_mails_total{outcome="failed"}')).toBeGreaterThan(0);
    expect(grew('tern_job_runs_total{task="mails",outcome="ok"}')).toBe(1);
    expect(grew('tern_job_seconds_count{task="reconcile"}')).toBe(1);
    expect(sampleOf(text, 'tern_event_lag_seconds')).toBe(0);
    expect(sampleOf(text, 'tern_db_connections_max')).toBeGreaterThan(0);
  });

  it('tell a provider that is away from one that refuses', async () => {
    const series = (outcome: string) =>
      `tern_provider_calls_total{provider="tpa",operation="openCheckout",outcome="${outcome}"}`;
    for (const [status, outcome] of [
      [500, 'unavailable'],
      [400, 'refused'],
    ] as const) {
      const before = sampleOf(await scrape(), series(outcome));
      const { token } = await tern.signUp();
      proxy.status = status;
      const { quote_id } = (await tern.call('quote', { product_id: '1m', currency: 'USD' })).data;
      expect((await tern.call(purchaseOperations.tpa.purchase, { quote_id }, { token })).status).not.toBe(
        200,
      );
      proxy.status = null;
      expect(sampleOf(await scrape(), series(outcome)), outcome).toBeGreaterThan(before);
    }
  });
});

describe('numbers of the database', () => {
  let fresh: Started;
  beforeAll(async () => {
    fresh = await startService({ env: { TRUSTED_PROXIES: '0' } });
    const then = new Date(fresh.clock.now() - 90_000);
    await fresh.rows(
      `insert into webhook_events (provider, event_id, type, body, received_at, outcome) values
        ('s1', 'evt_open', 'x', '{}', $1, null), ('s1', 'evt_lost', 'x', '{}', $1 - interval '1 day', 'no_order'),
        ('ps', 'evt_two', 'x', '{}', now(), null)`.replaceAll('$1', '$1::timestamptz'),
      [then],
    );
    await fresh.rows(
      `insert into mail_outbox (id, occasion, recipient, template, language, data, created_at, next_try_at)
        values ('mail_1', 'one', 'a@mail.test', 'receipt', 'en', '{}', $1, $1)`,
      [then],
    );
  });
  afterAll(() => fresh.close());
  /** Numbers are read once a minute: each test comes a minute after all before it. */
  let reads = 0;
  const readAnew = () => {
    reads += 1;
    fresh.clock.advance(reads * 61_000);
  };

  it('are orders by state, the lag of events, and the queue of mails', async () => {
    await openOrder(fresh, (await fresh.signUp()).token);
    readAnew();
    const text = await fresh.observe.registry.metrics();
    const open = ['created', 'pending'].map((state) => sampleOf(text, `tern_orders{state="${state}"}`));
    expect(open.toSorted()).toEqual([0, 1]);
    expect(text).toContain('tern_orders{state="paid"} 0');
    expect(text).toContain('tern_orders_attention 0');
    expect(text).toContain('tern_events_waiting{provider="s1",reason="open"} 1');
    expect(text).toContain('tern_events_waiting{provider="s1",reason="no_order"} 1');
    expect(text).toContain('tern_events_waiting{provider="ps",reason="open"} 1');
    const lag = sampleOf(text, 'tern_event_lag_seconds');
    expect(lag).toBeGreaterThanOrEqual(90);
    expect(lag).toBeLessThan(600);
    expect(text).toContain('tern_mails_queued 1');
    expect(sampleOf(text, 'tern_mail_lag_seconds')).toBeGreaterThanOrEqual(90);
  });

  it('are missing when they cannot be read, and nothing else is', async () => {
    await fresh.rows('alter table webhook_events rename to webhook_events_gone');
    readAnew();
    const text = await fresh.observe.registry.metrics();
    await fresh.rows('alter table webhook_events_gone rename to webhook_events');
    expect(text).not.toMatch(/^tern_event_lag_seconds /m);
    expect(text).not.toMatch(/^tern_events_waiting\{/m);
    expect(text).toContain('tern_mails_queued 1');
    expect(await fresh.observe.registry.metrics()).toContain('tern_state_failures_total 1');
  });

  it('are served to a visitor who imitates a proxy as to any other: the id is ours', async () => {
    const sent = { 'x-request-id': id(), traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };
    const answer = await fresh.call('plans', { currency: 'USD' }, { headers: sent });
    expect(answer.headers.get('x-request-id')).not.toBe(sent['x-request-id']);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a request', () => {
  it.each(['s1', 'subscription', 'pd'] as const)(
    'is named in the answer, in every line of the log and in the calls to %s',
    async (method) => {
      const { token } = await tern.signUp();
      const { quote_id } = (await tern.call('quote', { product_id: '1m', currency: 'USD' }, { token })).data;
      const requestId = id();
      const traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
      proxy.calls.length = 0;
      tracing.spans.length = 0;
      tern.logs.length = 0;
      const answer = await tern.call(
        purchaseOperations[method].purchase,
        { quote_id },
        { token, headers: { 'x-request-id': requestId, traceparent } },
      );
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-request-id')).toBe(requestId);
      expect(tern.logs.length).toBeGreaterThan(0);
      for (const line of tern.logs) expect(JSON.parse(line)).toMatchObject({ request: requestId });

      const [own] = tracing.spans.filter(({ attributes }) => attributes['tern.part'] === 'service');
      expect(own?.parent).toBe(traceparent);
      expect(own?.name).toMatch(/^POST \/api\//);
      expect(proxy.calls.length).toBeGreaterThan(0);
      for (const { headers, path } of proxy.calls) {
        expect(headers['x-request-id'], path).toBe(requestId);
        const call = tracing.spans.find((span) => span.traceparent === headers.traceparent);
        expect(call?.parent, path).toBe(own?.traceparent);
        expect(call?.attributes['tern.outcome'], path).toBe('ok');
      }
    },
  );

  it('leaves nothing of the person in metrics, spans and logs', async () => {
    const email = `marker-${randomBytes(4).toString('hex')}@mail.test`;
    const address = '203.0.113.77';
    const agent = 'Marker-Agent/1.0';
    const headers = { 'x-forwarded-for': address, 'user-agent': agent };
    const { data } = await tern.call('anonymousSignup', { email }, { headers });
    const { token } = data;
    (await tern.call('setPassword', { password: samplePassword }, { token, headers })).data;
    await tern.call('login', { username: email, password: 'Wrong-password1' }, { headers });
    const signedIn = await tern.call('login', { username: email, password: samplePassword }, { headers });
    await fetch(`${tern.origin}/api/${email}?token=${token}`, { headers });
    const { url } = await buy(tern, token, 'tpa');
    await tern.standIns.pay(url, card());
    await tern.service.runBackground();
    const seen = { metrics: await scrape(), spans: JSON.stringify(tracing.spans), logs: tern.logs.join('') };
    const secrets = [
      email,
      email.split('@')[0],
      address,
      agent,
      token,
      signedIn.data.token,
      samplePassword,
      '4242424242424242',
    ];
    for (const [where, text] of Object.entries(seen)) {
      for (const secret of secrets)
        expect(text.includes(secret as string), `${secret} in ${where}`).toBe(false);
      // The end of the card's number, where it is not digits of a duration or of a random id.
      const withoutIds = text.replaceAll(/[\da-f]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
      expect(withoutIds, `4242 in ${where}`).not.toMatch(/(?<![\d.])4242(?!\d)/);
    }
    expect(seen.spans).toContain('tpa');
  });
});
