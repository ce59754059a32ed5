import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
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
