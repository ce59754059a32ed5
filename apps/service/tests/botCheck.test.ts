import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Operation, operations } from '@tern/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/main.ts';
import { from, type Started, startService } from './startService.ts';

const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;

describe('ALTCHA', () => {
  let tern: Started;
  beforeAll(async () => {
    tern = await startService({ env: { BOT_CHECK: 'altcha' } });
  });
  afterAll(() => tern.close());

  async function solved(action: 'login' | 'signup' | 'contact') {
    const asked = (await tern.call('botChallenge', { action })).data;
    if (asked.kind !== 'altcha') throw new Error(asked.kind);
    const challenge = asked.challenge as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('not solved');
    return {
      action,
      challenge: { ...asked.challenge, signature: asked.challenge.signature ?? '' },
      solution,
    };
  }
  const pass = async (action: 'login' | 'signup' | 'contact') =>
    (await tern.call('botAltcha', await solved(action))).data.recasign;
  const signUp = (email: string, recasign?: string) =>
    tern.call('anonymousSignup', { email, ...(recasign && { recasign }) });

  it('lets a solved challenge through, once', async () => {
    const recasign = await pass('signup');
    expect((await signUp('a@mail.test', recasign)).status).toBe(200);
    expect(errorOf(await signUp('b@mail.test', recasign))).toBe('bot_check_failed');
  });

  it('asks where the contract says so, before anything else is looked at', async () => {
    const guarded = Object.values<Operation>(operations).filter((operation) => operation.botCheck);
    expect(guarded.map((operation) => operation.name).sort()).toEqual([
      'anonymousSignup',
      'contactUs',
      'deviceLogin',
      'login',
      'newsletterSubscribe',
      'verificationRequest',
    ]);
    expect(errorOf(await signUp('c@mail.test'))).toBe('bot_check_required');
    expect(errorOf(await tern.call('login', { username: 'a', password: 'b' }))).toBe('bot_check_required');
    expect(errorOf(await tern.call('verificationRequest', { email: 'a@b.test' }))).toBe('bot_check_required');
    const message = { name: 'a', email: 'a@b.test', inquiry: 'c' };
    expect(errorOf(await tern.call('contactUs', message))).toBe('bot_check_required');
  });

  it('lets plain forms through without a script, ten an hour from one visitor, and nothing else', async () => {
    const headers = { 'X-Without-Script': '1', 'X-Forwarded-For': '192.0.2.7' };
    const send = (from = headers) =>
      tern.call('contactUs', { name: 'a', email: 'a@b.test', inquiry: 'c' }, { headers: from });
    expect(errorOf(await tern.call('anonymousSignup', { email: 'f@mail.test' }, { headers }))).toBe(
      'bot_check_required',
    );
    const asked = { email: 'nobody@mail.test', purpose: 'reset_password' } as const;
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
    expect((await tern.call('newsletterSubscribe', { email: 'g@mail.test' }, { headers })).status).toBe(200);
    expect(errorOf(await tern.call('login', { username: 'h@mail.test', password: 'b' }, { headers }))).toBe(
      'incorrect_credentials',
    );
    for (let count = 0; count < 3; count += 1) await tern.call('verificationRequest', asked, { headers });
    const late = await tern.call('newsletterSubscribe', { email: 'i@mail.test' }, { headers });
    expect(errorOf(late)).toBe('rate_limited');
    const elsewhere = { ...headers, 'X-Forwarded-For': '192.0.2.8' };
    expect((await send(elsewhere)).status).toBe(200);
  });

  it('takes sixty forms without a script an hour from one network, and holds nobody else up', async () => {
    const send = (address: string) =>
      tern.call(
        'contactUs',
        { name: 'a', email: 'a@b.test', inquiry: 'c' },
        { headers: { 'X-Without-Script': '1', ...from(address) } },
      );
    const statuses: number[] = [];
    for (let host = 1; host <= 13; host += 1)
      for (let turn = 0; turn < 5; turn += 1) statuses.push((await send(`198.51.100.${host}`)).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses.slice(60)).toEqual(Array.from({ length: 5 }, () => 429));
    // As many strangers as there may be: each network has a counter of its own.
    for (let network = 0; network < 110; network += 1)
      await Promise.all(Array.from({ length: 5 }, () => send(`10.9.${network}.1`)));
    const visitor = { 'X-Without-Script': '1', ...from('192.0.3.1') };
    const signIn = await tern.call('login', { username: 'h@mail.test', password: 'b' }, { headers: visitor });
    expect(errorOf(signIn)).toBe('incorrect_credentials');
  });

  it('is good for one action', async () => {
    expect(errorOf(await signUp('d@mail.test', await pass('login')))).toBe('bot_check_failed');
    const solution = await solved('login');
    expect(errorOf(await tern.call('botAltcha', { ...solution, action: 'signup' }))).toBe('bot_check_failed');
  });

  it('takes a solution once, also in parallel', async () => {
    const solution = await solved('signup');
    const answers = await Promise.all(Array.from({ length: 6 }, () => tern.call('botAltcha', solution)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('refuses wrong solutions, made-up challenges and easier ones', async () => {
    const right = await solved('signup');
    const attempts = [
      {
        ...right,
        solution: { ...right.solution, counter: 1 },
        challenge: { ...right.challenge, signature: 'x' },
      },
      { ...right, solution: { ...right.solution, derivedKey: '00'.repeat(32) } },
      { ...right, challenge: { ...right.challenge, parameters: { ...right.challenge.parameters, cost: 1 } } },
      { ...right, challenge: { parameters: {}, signature: 'x' } },
    ];
    for (const attempt of attempts) {
      expect(errorOf(await tern.call('botAltcha', attempt))).toBe('bot_check_failed');
    }
  });

  it('ends: the signature after five minutes, the challenge after ten', async () => {
    const recasign = await pass('signup');
    const later = await solved('signup');
    tern.clock.advance(5 * 60 * 1000 + 1);
    expect(errorOf(await signUp('e@mail.test', recasign))).toBe('bot_check_failed');
    tern.clock.advance(5 * 60 * 1000);
    expect(errorOf(await tern.call('botAltcha', later))).toBe('bot_check_failed');
  });

  it('is shared by all processes on one database', async () => {
    const url = tern.service.config.databaseUrl ?? '';
    const other = await startService({ env: { BOT_CHECK: 'altcha' }, databaseUrl: url });
    const solution = await solved('contact');
    expect((await other.call('botAltcha', solution)).status).toBe(200);
    await other.close();
  });
});

describe('reCAPTCHA', () => {
  /** Google's verdict on a token. */
  const says: Record<string, object> = {
    human: { success: true, score: 0.9, action: 'login', hostname: 'shop.test' },
    robot: { success: true, score: 0.1, action: 'login', hostname: 'shop.test' },
    'other-action': { success: true, score: 0.9, action: 'contact', hostname: 'shop.test' },
    'other-site': { success: true, score: 0.9, action: 'login', hostname: 'evil.test' },
    clicked: { success: true, hostname: 'shop.test' },
    nonsense: { success: false, 'error-codes': ['invalid-input-response'] },
  };
  const forms: URLSearchParams[] = [];
  let google: Server;
  let tern: Started;
  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const form = new URLSearchParams(body);
        forms.push(form);
        const answer = says[form.get('response') ?? ''];
        response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? {}));
      });
    });
    await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
    const host = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    tern = await startService({
      env: {
        BOT_CHECK: undefined,
        RECAPTCHA_HOST: host,
        RECAPTCHA_V2_SITE_KEY: 'site2',
        RECAPTCHA_V2_SECRET: 'secret2',
        RECAPTCHA_V3_SITE_KEY: 'site3',
        RECAPTCHA_V3_SECRET: 'secret3',
      },
    });
  });
  afterAll(async () => {
    await tern.close();
    google.close();
  });
  const r3 = (token: string) => tern.call('botR3', { action: 'login', token });

  it('says which script and key to take, and offers the picture after a low score', async () => {
    expect((await tern.call('botChallenge', { action: 'login' })).data).toMatchObject({
      kind: 'r3',
      site_key: 'site3',
      script_url: expect.stringMatching(/\/recaptcha\/api\.js\?render=site3$/),
    });
    expect((await tern.call('botChallenge', { action: 'login', fallback: '1' })).data).toMatchObject({
      kind: 'r2',
      site_key: 'site2',
    });
  });

  it('takes a good score, and tells a low one by its code', async () => {
    const { recasign } = (await r3('human')).data;
    const login = { username: 'nobody@mail.test', password: 'x', recasign };
    expect(errorOf(await tern.call('login', login))).toBe('incorrect_credentials');
    expect((await r3('robot')).failure).toMatchObject({ code: 20104, message: 'ReCaptchaScoreTooLow' });
  });

  it('takes the click of version 2', async () => {
    const { recasign } = (await tern.call('botR2', { action: 'login', token: 'clicked' })).data;
    const login = { username: 'nobody@mail.test', password: 'x', recasign };
    expect(errorOf(await tern.call('login', login))).toBe('incorrect_credentials');
    expect(forms.at(-1)?.get('secret')).toBe('secret2');
  });

  it('refuses tokens of another action, another site, and nonsense', async () => {
    for (const token of ['other-action', 'other-site', 'nonsense', 'clicked']) {
      expect(errorOf(await r3(token))).toBe('bot_check_failed');
    }
  });

  it('says when it cannot ask, and never passes the visitor’s address on', async () => {
    const answer = await r3('unknown');
    expect([answer.status, errorOf(answer)]).toEqual([503, 'bot_check_unavailable']);
    expect(forms.every((form) => !form.has('remoteip'))).toBe(true);
  });
});

describe('BOT_CHECK', () => {
  it('is ALTCHA by default, reCAPTCHA when keys are set', () => {
    expect(readConfig({}).botCheck).toEqual({ kind: 'altcha' });
    const keys = { RECAPTCHA_V3_SITE_KEY: 'a', RECAPTCHA_V3_SECRET: 'b' };
    expect(readConfig(keys).botCheck).toMatchObject({
      kind: 'recaptcha',
      r3: { siteKey: 'a', secret: 'b' },
      host: 'https://www.google.com',
      minScore: 0.5,
    });
    expect(readConfig({ ...keys, BOT_CHECK: 'altcha' }).botCheck).toEqual({ kind: 'altcha' });
  });

  it.each([
    [{ BOT_CHECK: 'maybe' }, /BOT_CHECK is one of/],
    [{ BOT_CHECK: 'recaptcha' }, /no key of it is set/],
    [{ RECAPTCHA_V2_SECRET: 'a' }, /reCAPTCHA V2 needs/],
    [{ RECAPTCHA_MIN_SCORE: '7' }, /RECAPTCHA_MIN_SCORE/],
  ])('refuses %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
