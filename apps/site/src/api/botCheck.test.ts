import { login } from '@tern/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { describe, expect, it, vi } from 'vitest';
import { sendOperation } from './client.ts';

const hmacSignatureSecret = 'secret of the test';

/** A service that demands a proof of work before every login. */
function setUp(challenge: unknown = null) {
  const seen: { path: string; body: Record<string, unknown> }[] = [];
  const answer = (data: unknown, code = 200, status = 200) =>
    new Response(JSON.stringify({ code, message: 'x', data }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {};
    seen.push({ path, body });
    if (path === '/ws/mm/reca/challenge') {
      if (challenge === 'lost') throw new SyntaxError('lost');
      return answer(challenge ? { kind: 'altcha', challenge } : { kind: 'none' });
    }
    if (path === '/ws/mm/reca/altcha/') {
      const { verified } = await verifySolution({
        challenge: body.challenge as Challenge,
        solution: body.solution as Solution,
        deriveKey,
        hmacSignatureSecret,
      });
      return verified
        ? answer({ recasign: 'signed', expires_in: 300 })
        : answer({ error: 'bot_check_failed' }, 20103, 422);
    }
    return answer({ error: 'incorrect_credentials' }, 20101, 422);
  });
  const options = { origin: 'http://tern.test', token: () => null, fetch: fetch as typeof globalThis.fetch };
  const signIn = () => sendOperation(options, login, { username: 'a', password: 'b' });
  return { seen, login: signIn };
}

const newChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey, hmacSignatureSecret });

describe('a call that needs a bot check', () => {
  it('solves the challenge and sends what it got for it', async () => {
    const { seen, login } = setUp(await newChallenge());
    await expect(login()).rejects.toMatchObject({ error: 'incorrect_credentials' });
    expect(seen.map(({ path }) => path)).toEqual([
      '/ws/mm/reca/challenge',
      '/ws/mm/reca/altcha/',
      '/api/mms/account/v1/web/login',
    ]);
    expect(seen[1]?.body.action).toBe('login');
    expect(seen[2]?.body).toEqual({ username: 'a', password: 'b', recasign: 'signed' });
  });

  it('goes out as it is when none is needed, or when the challenge is lost: the service decides', async () => {
    for (const challenge of [null, 'lost']) {
      const { seen, login } = setUp(challenge);
      await expect(login()).rejects.toMatchObject({ error: 'incorrect_credentials' });
      expect(seen.at(-1)?.body).toEqual({ username: 'a', password: 'b' });
    }
  });

  it('does not go out when the check was not passed', async () => {
    const challenge = await newChallenge();
    const { seen, login } = setUp({ ...challenge, signature: 'forged' });
    await expect(login()).rejects.toMatchObject({ error: 'bot_check_failed' });
    expect(seen).toHaveLength(2);
  });

  it('says that the check could not load when the challenge makes no sense', async () => {
    const { login } = setUp({ parameters: { nonce: 5 } });
    await expect(login()).rejects.toMatchObject({ error: 'bot_check_unavailable', code: 20120 });
  });
});
