import { afterEach, describe, expect, it } from 'vitest';
import { databaseDoor } from './databaseDoor.ts';
import { type Launched, launchService } from './launchService.ts';
import { newDatabase } from './newDatabase.ts';

describe('a start before its database', () => {
  const launched: Launched[] = [];
  afterEach(() => {
    for (const { child } of launched.splice(0)) child.kill('SIGKILL');
  });
  async function launch(env: Record<string, string>): Promise<Launched> {
    const service = await launchService(env);
    launched.push(service);
    return service;
  }

  it('waits for it with words, then starts', async () => {
    const door = await databaseDoor(await newDatabase(), { isShut: true });
    const started = await launch({ DATABASE_URL: door.url });
    await expect.poll(started.output, { timeout: 90_000 }).toContain('waiting for the database');
    expect(started.output()).toContain('ECONNREFUSED');
    await door.reopen();
    await expect.poll(started.output, { timeout: 90_000 }).toContain('"message":"ready"');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    await door.shut();
  }, 300_000);

  it('waits for one that recovers from a crash', async () => {
    const door = await databaseDoor(await newDatabase());
    door.recover(true);
    const started = await launch({ DATABASE_URL: door.url });
    await expect.poll(started.output, { timeout: 90_000 }).toContain('57P03');
    door.recover(false);
    await expect.poll(started.output, { timeout: 90_000 }).toContain('"message":"ready"');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    await door.shut();
  }, 300_000);

  it('ends in a sentence at once where the database does not exist', async () => {
    const url = new URL(await newDatabase());
    url.pathname = '/nope';
    const started = await launch({ DATABASE_URL: url.href });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(
      /^The service cannot start.*: PostgreSQL says: database "nope" does not exist \(3D000\)\. Create it with createdb, or correct DATABASE_URL\.$/m,
    );
    expect(started.output()).not.toContain(url.password);
  }, 300_000);

  it('ends in a sentence when it does not come, and at once when it is told to stop', async () => {
    const door = await databaseDoor(await newDatabase(), { isShut: true });
    const { host } = new URL(door.url);
    const short = await launch({ DATABASE_URL: door.url, DATABASE_WAIT: '1' });
    expect(await short.ended).toBe(1);
    expect(short.output()).toContain(
      `The database at ${host} does not answer (ECONNREFUSED). Start it, or check DATABASE_URL.`,
    );
    expect(short.output()).not.toContain('    at ');
    const stopped = await launch({ DATABASE_URL: door.url });
    await expect.poll(stopped.output, { timeout: 90_000 }).toContain('waiting for the database');
    stopped.child.kill('SIGTERM');
    expect(await stopped.ended).toBe(0);
  }, 300_000);
});
