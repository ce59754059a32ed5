import { passkeyAdd } from '@tern/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canMakeSilently } from './canMakeSilently.ts';
import { keepOffer } from './passkeyOffer.ts';
import { takeUpOffer } from './takeUpOffer.ts';

const user = { user_id: 'usr_a' };
const options = { challenge: 'Y2hhbGxlbmdl' };
const made = { id: 'made', response: {} };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

function setUp({ refused = false, failed = false } = {}) {
  const make = vi.fn(async () => {
    if (refused) throw new Error('InvalidStateError');
    return made;
  });
  const send = vi.fn(async () => {
    if (failed) throw new Error('no network');
    return {};
  });
  return { make, send, run: (who = user) => takeUpOffer({ send } as never, who, make as never) };
}

it('makes a passkey without a dialog, once', async () => {
  const { make, send, run } = setUp();
  keepOffer(user, options);
  expect(await run()).toBe(true);
  expect(make).toHaveBeenCalledWith(options, { silent: true });
  expect(send).toHaveBeenCalledWith(passkeyAdd, made);
  expect(await run()).toBe(false);
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes none without an offer, nor with that of somebody else', async () => {
  const { make, run } = setUp();
  keepOffer(user, undefined);
  expect(await run()).toBe(false);
  keepOffer(user, options);
  expect(await run({ user_id: 'usr_b' })).toBe(false);
  expect(await run()).toBe(false);
  expect(make).not.toHaveBeenCalled();
});

it.each([{ refused: true }, { failed: true }])('says nothing where it comes to nothing: %o', async (way) => {
  const { run } = setUp(way);
  keepOffer(user, options);
  expect(await run()).toBe(false);
});

it('asks the browser first, which may not know what it is asked', async () => {
  const browser = (asked: object) =>
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, asked),
    );
  vi.stubGlobal('navigator', { credentials: {} });
  browser({});
  expect(await canMakeSilently()).toBe(false);
  browser({ getClientCapabilities: async () => ({ conditionalCreate: false }) });
  expect(await canMakeSilently()).toBe(false);
  browser({ getClientCapabilities: () => Promise.reject(new Error('blocked')) });
  expect(await canMakeSilently()).toBe(false);
  browser({ getClientCapabilities: async () => ({ conditionalCreate: true }) });
  expect(await canMakeSilently()).toBe(true);
});
