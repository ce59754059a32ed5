import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readEdgeConfig } from './edgeConfig.ts';
import { readListenHost } from './serverConfig.ts';

describe('the address to listen on', () => {
  it.each([
    [{}, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ SANDBOX: 'off' }, undefined],
    [{ NODE_ENV: 'production', SANDBOX: 'on' }, '127.0.0.1'],
    [{ NODE_ENV: 'production', SANDBOX: 'on', HOST: '::' }, '::'],
  ])('with %o', (env, host) => {
    expect(readConfig(env).host).toBe(host);
    expect(readListenHost(env)).toBe(host);
  });

  it('is every one for an edge by itself, and for production', () => {
    expect(readListenHost({ SERVICE_ORIGIN: 'http://service' })).toBeUndefined();
    expect(readListenHost({ NODE_ENV: 'production' })).toBeUndefined();
  });
});

describe('the settings of a stop', () => {
  it('are seconds', () => {
    expect(readConfig({})).toMatchObject({ drainFor: 0, stopWithin: 4000 });
    expect(readConfig({ DRAIN_SECONDS: '5', STOP_SECONDS: '25' })).toMatchObject({
      drainFor: 5000,
      stopWithin: 25_000,
    });
    expect(() => readConfig({ STOP_SECONDS: 'soon' })).toThrow(/STOP_SECONDS is a number of seconds/);
  });
});

describe('the release before', () => {
  it('is a folder with the assets of a client build, for the product and for an edge by itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tern-release-'));
    const edge = { SERVICE_ORIGIN: 'http://service.test:3000', PUBLIC_ORIGIN: 'https://vpn.example' };
    expect(() => readConfig({ RELEASE_BEFORE: folder })).toThrow(/has no folder "assets"/);
    expect(() => readEdgeConfig({ ...edge, RELEASE_BEFORE: folder })).toThrow(/has no folder "assets"/);
    mkdirSync(join(folder, 'assets'));
    expect(readConfig({ RELEASE_BEFORE: folder }).releaseBefore).toBe(folder);
    expect(readEdgeConfig({ ...edge, RELEASE_BEFORE: folder }).releaseBefore).toBe(folder);
    expect(readConfig({}).releaseBefore).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
