import { createHmac } from 'node:crypto';
import { webhookPaths } from '@tern/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInKeys } from '../src/main.ts';
import { applyOpenEvents } from '../src/modules/payment/settle/applyEvent.ts';
import { claimOpenEvent } from '../src/modules/payment/settle/events.repo.ts';
import { runOps } from '../src/ops.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ env: { TPA_API_BASE: 'http://127.0.0.1:9', SANDBOX: 'on' } });
});
afterAll(() => tern.close());

async function post(body: string): Promise<number> {
  const seconds = Math.floor(tern.clock.now() / 1000);
  const v1 = createHmac('sha256', standInKeys.tpa.secret).update(`${seconds}.${body}`).digest('hex');
  const { status } = await fetch(tern.origin + webhookPaths.tpa, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${v1}` },
    body,
  });
  return status;
}
async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines.join('\n');
}
const stored = () =>
  tern.rows<{ event_id: string; attempts: number; outcome: string | null; body: string }>(
    'select event_id, attempts, outcome, body from webhook_events order by received_at, event_id',
  );

it('keeps a signed event of no known shape, tries it a bounded number of times, and flags it', async () => {
  const bodies = ['{}', '[]', '{"id":{"a":1},"type":7,"live":false}'];
  for (const body of bodies) expect(await post(body)).toBe(200);
  expect((await stored()).map(({ body }) => body).sort()).toEqual([...bodies].sort());
  // The same bytes are the same event.
  expect(await post('{}')).toBe(200);
  expect(await stored()).toHaveLength(3);
  let rounds = 0;
  while ((await stored()).some(({ outcome }) => outcome !== 'failed') && rounds < 30) {
    tern.clock.advance(13 * 3600 * 1000);
    await tern.service.runBackground();
    rounds += 1;
  }
  expect(rounds).toBeLessThan(12);
  expect((await stored()).map(({ attempts }) => attempts)).toEqual([10, 10, 10]);
  const given = await ops('events');
  expect(given).toContain('3 events given up');
  const { event_id: id } = (await stored())[0] as { event_id: string };
  expect(await ops('events', 'retry', id)).toContain('Nothing was changed');
  await ops('events', 'retry', id, '--yes');
  expect(await ops('events')).toContain('2 events given up');
  await expect(ops('events', 'retry', 'evt_none', '--yes')).rejects.toThrow('was given up');
});

describe('events of one provider that cannot be applied', () => {
  beforeEach(async () => {
    await tern.rows('delete from webhook_events');
  });

  /** Stores more events of one provider than are read at a time, and one of another; `tries` are seconds from now. */
  async function store(tries: { blocked: number | null; other: number | null }): Promise<void> {
    const at = (seconds: number | null) => seconds && new Date(tern.clock.now() + seconds * 1000);
    await tern.rows(
      `insert into webhook_events (provider, event_id, type, body, received_at, next_try_at)
       select 'rz', 'evt_' || n, 'payment.captured', '{}', now() - interval '1 day', $1::timestamptz from generate_series(1, 30) n
       union all select 'tpa', 'evt_tpa', 'none', '{}', now(), $2::timestamptz`,
      [at(tries.blocked), at(tries.other)],
    );
  }
  const triesOfOther = async () => (await stored()).find(({ event_id }) => event_id === 'evt_tpa')?.attempts;

  it('do not hold up those of another when it was taken out of the settings', async () => {
    await store({ blocked: null, other: null });
    const { rz: _, ...adapters } = tern.service.context.adapters;
    await applyOpenEvents({ ...tern.service.context, adapters });
    expect(await triesOfOther()).toBe(1);
  });

  it('do not hold up those of another that have waited longer', async () => {
    await store({ blocked: -5, other: -60 });
    await applyOpenEvents(tern.service.context);
    expect(await triesOfOther()).toBe(1);
  });
});

describe('an event that a process has taken', () => {
  beforeEach(async () => {
    await tern.rows('delete from webhook_events');
    await tern.rows(
      `insert into webhook_events (provider, event_id, type, body, received_at)
       select 'tpa', 'evt_' || n, 'none', '{}', now() from generate_series(1, 5) n`,
    );
  });

  it('is tried by no other one at the same time', async () => {
    let tries = 0;
    const { tpa } = tern.service.context.adapters;
    if (!tpa) throw new Error('The service has no tpa adapter.');
    const failing = {
      ...tpa,
      readEvent() {
        tries += 1;
        throw new Error('no known shape');
      },
    };
    const context = { ...tern.service.context, adapters: { tpa: failing } };
    await Promise.all([applyOpenEvents(context), applyOpenEvents(context), applyOpenEvents(context)]);
    expect(tries).toBe(5);
    expect((await stored()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is parsed once', async () => {
    const { tpa } = tern.service.context.adapters;
    if (!tpa) throw new Error('The service has no tpa adapter.');
    const readEvent = vi.fn(() => ({
      kind: 'ask' as const,
      at: new Date(),
      orderId: 'ord_none',
      session: null,
    }));
    const context = { ...tern.service.context, adapters: { tpa: { ...tpa, readEvent } } };
    await applyOpenEvents(context);
    expect(readEvent).toHaveBeenCalledTimes(5);
    expect((await stored()).map(({ outcome }) => outcome)).toEqual(Array(5).fill('no_order'));
  });

  it('is tried again when that process does not come back', async () => {
    const { db, clock } = tern.service.context;
    const now = new Date(clock.now());
    const leaseUntil = new Date(clock.now() + 60_000);
    const taken = await claimOpenEvent(db, { now, leaseUntil, providers: ['tpa'] });
    const triesOfTaken = async () =>
      (await stored()).find(({ event_id }) => event_id === taken?.eventId)?.attempts;
    await applyOpenEvents(tern.service.context);
    expect(await triesOfTaken()).toBe(0);
    tern.clock.advance(61_000);
    await applyOpenEvents(tern.service.context);
    expect(await triesOfTaken()).toBe(1);
  });
});
