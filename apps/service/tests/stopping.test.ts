import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseDoor } from './databaseDoor.ts';
import { type Launched, launchService } from './launchService.ts';
import { newDatabase } from './newDatabase.ts';

const launched: Launched[] = [];
afterEach(() => {
  for (const { child } of launched.splice(0)) child.kill('SIGKILL');
});
async function launch(env: Record<string, string>): Promise<Launched> {
  const service = await launchService(env);
  launched.push(service);
  return service;
}

const statusOf = async (service: Launched, path: string) =>
  (await fetch(`${service.origin}${path}`, { headers: { connection: 'close' } })).status;
const signUpPath = '/api/mms/account/v1/web/anonymous_signup';

/** A call whose body comes in two parts. */
async function slowCall(service: Launched) {
  const body = JSON.stringify({ email: 'slow@mail.test' });
  const { hostname, port } = new URL(service.origin);
  let received = '';
  const socket = connect(Number(port), hostname);
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const ended = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('error', () => {});
  socket.write(
    `POST ${signUpPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // Long enough to be under way.
  await sleep(100);
  return {
    async finish() {
      socket.write(body.slice(5));
      await ended;
      return received;
    },
    ended,
  };
}

describe('live and ready', () => {
  it('are told apart while the database is not there, before and after the start', async () => {
    const door = await databaseDoor(await newDatabase(), { isShut: true });
    const service = await launch({ DATABASE_URL: door.url });
    await expect.poll(service.output, { timeout: 90_000 }).toContain('waiting for the database');
    expect(await statusOf(service, '/healthz')).toBe(200);
    expect(await statusOf(service, '/readyz')).toBe(503);
    const refused = await fetch(`${service.origin}${signUpPath}`, { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 50300, data: { error: 'unavailable' } });
    await door.reopen();
    await expect.poll(() => statusOf(service, '/readyz'), { timeout: 90_000 }).toBe(200);
    await door.shut();
    expect(await statusOf(service, '/healthz')).toBe(200);
    expect(await statusOf(service, '/readyz')).toBe(503);
    await door.reopen();
    await expect.poll(() => statusOf(service, '/readyz'), { timeout: 90_000 }).toBe(200);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await door.shut();
  }, 300_000);
});

describe('a stop', () => {
  it('turns readiness first, still serves, and finishes what runs', async () => {
    const service = await launch({
      DATABASE_URL: await newDatabase(),
      DRAIN_SECONDS: '2',
      STOP_SECONDS: '20',
    });
    await expect.poll(() => statusOf(service, '/readyz').catch(() => 0), { timeout: 90_000 }).toBe(200);
    service.child.kill('SIGTERM');
    await expect.poll(() => statusOf(service, '/readyz'), { interval: 20 }).toBe(503);
    const during = await fetch(`${service.origin}/api/mms/payment/v1/providers/plans?currency=USD`);
    expect(during.status).toBe(200);
    expect(during.headers.get('connection')).toBe('close');
    const slow = await slowCall(service);
    // The drain is over, and nobody else gets in.
    await expect.poll(() => statusOf(service, '/healthz').catch(() => 0)).toBe(0);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await service.ended).toBe(0);
    expect(service.output()).not.toContain('cut off');
  }, 300_000);

  it('is bounded: who takes longer is cut off', async () => {
    const service = await launch({ DATABASE_URL: await newDatabase(), STOP_SECONDS: '1' });
    await expect.poll(() => statusOf(service, '/readyz').catch(() => 0), { timeout: 90_000 }).toBe(200);
    await slowCall(service);
    const started = performance.now();
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    const took = performance.now() - started;
    expect(took).toBeGreaterThan(900);
    expect(service.output()).toContain('the rest is cut off');
  }, 300_000);
});
