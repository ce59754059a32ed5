import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Launched, launchService } from './launchService.ts';

describe('the embedded database of a running service', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-keeper-'));
  const data = join(dataDir, 'postgres');
  let service: Launched;
  let token = '';

  const status = (path: string) =>
    fetch(service.origin + path).then(
      ({ status: found }) => found,
      () => 0,
    );
  const ready = () =>
    vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 90_000, interval: 100 });
  const said = (text: string) => service.output().split(text).length - 1;
  const killDatabase = () =>
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  const email = async () => {
    const response = await fetch(`${service.origin}/api/mms/account/v1/web/profile`, {
      headers: { authorization: `Bearer ${token}`, 'x-app-type': '501' },
    });
    return ((await response.json()) as { data?: { email?: string } }).data?.email;
  };

  beforeAll(async () => {
    // The database may run as another user, who has to get in.
    chmodSync(dataDir, 0o755);
    service = await launchService({ DATA_DIR: dataDir });
    await ready();
    const response = await fetch(`${service.origin}/api/mms/account/v1/web/anonymous_signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-app-type': '501' },
      body: JSON.stringify({ email: 'kept@mail.test' }),
    });
    token = ((await response.json()) as { data: { token: string } }).data.token;
  });
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is started again when it is killed, and has lost nothing', async () => {
    for (let time = 1; time <= 2; time += 1) {
      killDatabase();
      await expect.poll(() => said('runs again')).toBe(time);
      await ready();
      expect(await email()).toBe('kept@mail.test');
    }
    expect(service.output()).toContain('The embedded database ended by itself (SIGKILL).');
    expect(await status('/healthz')).toBe(200);
  });

  it('turns /healthz to 503 when it cannot be started, says why, and comes back when it can', async () => {
    const before = said('runs again');
    renameSync(join(data, 'global'), join(data, 'away'));
    try {
      killDatabase();
      await expect.poll(() => status('/healthz')).toBe(503);
      expect(service.output()).toMatch(/The embedded database does not start: .*global/);
      expect(await status('/readyz')).toBe(503);
    } finally {
      renameSync(join(data, 'away'), join(data, 'global'));
    }
    await expect.poll(() => said('runs again')).toBe(before + 1);
    await ready();
    expect(await status('/healthz')).toBe(200);
    expect(await email()).toBe('kept@mail.test');
  });
});
