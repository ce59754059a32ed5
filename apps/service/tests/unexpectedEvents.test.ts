import { createHmac } from 'node:crypto';
import { webhookPaths } from '@tern/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standInKeys } from '../src/main.ts';
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
