import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedCommands, networkFeedPath, networkSignaturePath } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncNetwork } from '../src/modules/network/network.module.ts';
import { networkProof } from '../src/modules/network/networkProof.ts';
import { networkStandIn } from '../src/sandboxSettings.ts';
import { migratedDatabase } from './newDatabase.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ databaseUrl: await migratedDatabase(), standIns: true, env: networkStandIn });
  await syncNetwork(tern.service.context);
});
afterAll(() => tern.close());

const file = (path: string, headers: Record<string, string> = {}) => fetch(tern.origin + path, { headers });
const bytes = async (path: string, headers?: Record<string, string>) =>
  Buffer.from(await (await file(path, headers)).arrayBuffer());
const proof = async () => (await tern.call('networkProof')).data.feed;

const has = (program: string) => spawnSync(program, ['version']).error === undefined;
const isVerified = (key: string, document: Buffer, signature: Buffer) =>
  verify(
    null,
    document,
    createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
    signature,
  );

describe('the proof of the network', () => {
  it('is none before there is a feed, and neither is its document', async () => {
    await tern.rows('delete from network_feeds');
    try {
      expect(await proof()).toBeNull();
      expect((await file(networkFeedPath)).status).toBe(404);
      expect((await file(networkSignaturePath)).status).toBe(404);
    } finally {
      expect(await syncNetwork(tern.service.context)).toBe('accepted');
    }
  });

  it('has the counts of the stored feed', async () => {
    const feed = await proof();
    expect(feed).toMatchObject({ servers: 6642, countries: 64 });
    const owned = await tern.rows<{ servers: number }>(
      "select count(*)::int as servers from network_servers where facts->>'owned' = 'true'",
    );
    expect(feed?.owned.servers).toBe(owned[0]?.servers);
    expect((feed?.owned.servers ?? 0) + (feed?.rented.servers ?? 0)).toBe(6642);
    expect(feed?.owned.countries).toBeGreaterThan(0);
    expect(feed?.rented.countries).toBeLessThanOrEqual(64);
  });

  it('is only of a signature whose key is listed', async () => {
    const { context } = tern.service;
    const stranger = { ...context, config: { ...context.config, networkKeys: ['another'] } };
    expect(await networkProof.handle({ context: stranger, input: {} } as never)).toEqual({ feed: null });
  });
});

describe('the signed document', () => {
  it('comes byte for byte as it was signed, packed and not', async () => {
    const feed = await proof();
    const signature = await bytes(networkSignaturePath);
    expect(signature).toHaveLength(64);
    for (const encoding of ['identity', 'gzip', 'gzip;q=0']) {
      const document = await bytes(networkFeedPath, { 'accept-encoding': encoding });
      expect(createHash('sha256').update(document).digest('hex'), encoding).toBe(feed?.hash);
      expect(isVerified(feed?.key ?? '', document, signature), encoding).toBe(true);
    }
    const changed = await bytes(networkFeedPath);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    expect(isVerified(feed?.key ?? '', changed, signature)).toBe(false);
  });

  it('is packed for those who take it, and kept by caches', async () => {
    const packed = await file(networkFeedPath, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(packed.headers.get('cache-control')).toBe('public, no-cache');
    await packed.arrayBuffer();
    const plain = await file(networkFeedPath, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'));
    await plain.arrayBuffer();
    for (const [path, tag] of [
      [networkFeedPath, packed.headers.get('etag')],
      [networkFeedPath, `W/${packed.headers.get('etag')}, "other"`],
      [networkSignaturePath, (await file(networkSignaturePath)).headers.get('etag')],
    ]) {
      const again = await file(path ?? '', { 'accept-encoding': 'gzip', 'if-none-match': tag ?? '' });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const other = await file(networkFeedPath, { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
    await other.arrayBuffer();
  });

  // The lines of the page as they are, typed into a shell.
  it.skipIf(!has('openssl') || !has('curl'))('is verified by the commands of the page', async () => {
    const feed = await proof();
    const script = feedCommands({ origin: tern.origin, key: feed?.key ?? '' }).join('\n');
    const options = { cwd: mkdtempSync(join(tmpdir(), 'tern-openssl-')), encoding: 'utf8' } as const;
    // Not in this process, which is the server.
    const run = (text: string) =>
      new Promise<{ code: number; out: string }>((done) => {
        execFile('sh', ['-e', '-c', text], options, (error, out) => done({ code: error ? 1 : 0, out }));
      });
    expect(await run(script)).toEqual({ code: 0, out: 'Signature Verified Successfully\n' });
    execFileSync('sh', ['-c', 'printf x >> feed.json'], options);
    const lines = script.split('\n');
    expect(await run(lines.at(-1) ?? '')).toMatchObject({ code: 1 });
  });
});
