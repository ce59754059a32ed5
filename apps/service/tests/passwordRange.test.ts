import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeakedPassword } from '../src/modules/account/isLeakedPassword.ts';
import { runCheck } from '../src/ops/doctor/doctor.ts';
import { passwordsCheck } from '../src/ops/doctor/passwordsCheck.ts';
import { readExamined } from '../src/ops/doctor/readExamined.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

/** None of the common ones. */
const leaked = 'Sea-swallow8';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const suffix = sha1(leaked).slice(5);
const padding = `${'0'.repeat(34)}A:0`;
const list = (...lines: string[]) => [`${'F'.repeat(35)}:7`, ...lines, padding].join('\r\n');

type Respond = (response: ServerResponse) => void;
const send =
  (text: string): Respond =>
  (response) =>
    response.end(text);
let respond: Respond;
let asked: Pick<IncomingMessage, 'url' | 'headers' | 'method'>[] = [];
const standIn = createServer((request, response) => {
  asked.push(request);
  respond(response);
});

let address: string;
let tern: Started;
beforeAll(async () => {
  await new Promise<void>((done) => standIn.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/range`;
  tern = await startService({ env: { PASSWORD_RANGE_URL: `${address}/` } });
});
afterAll(async () => {
  await tern.close();
  standIn.closeAllConnections();
  await new Promise((done) => standIn.close(done));
});
beforeEach(() => {
  asked = [];
  respond = send(list());
});

const errorOf = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;

describe('a new password that has leaked', () => {
  it('is refused as first one, in place of another, and by a reset, which uses no code up', async () => {
    respond = send(list(`${suffix}:12`));
    const { token } = await tern.signUp();
    expect(errorOf(await tern.call('setPassword', { password: leaked }, { token }))).toBe('password_common');
    const customer = await tern.customer();
    const passwords = { current_password: samplePassword, new_password: leaked };
    expect(errorOf(await tern.call('changePassword', passwords, customer))).toBe('password_common');
    const headers = from('203.0.113.79');
    await tern.call('verificationRequest', { email: customer.email, purpose: 'reset_password' }, { headers });
    await tern.service.runBackground();
    const code = (await tern.mailData<{ code: string }>(customer.email, 'resetCode'))?.code ?? '';
    const { ticket } = (await tern.call('verificationValidate', { email: customer.email, code }, { headers }))
      .data;
    const reset = () =>
      tern.call('resetPassword', { ticket, password: leaked, confirm_password: leaked }, { headers });
    expect(errorOf(await reset())).toBe('password_common');
    respond = send(list());
    expect((await reset()).status).toBe(200);
  });

  it('is asked for by five digits of its hash, with padding, and by nothing else', async () => {
    const { token } = await tern.customer();
    asked = [];
    const passwords = { current_password: samplePassword, new_password: leaked };
    expect((await tern.call('changePassword', passwords, { token })).status).toBe(200);
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', `/range/${sha1(leaked).slice(0, 5)}`],
    ]);
    const sent = JSON.stringify(asked[0]?.headers).toUpperCase();
    expect(asked[0]?.headers['add-padding']).toBe('true');
    for (const secret of [leaked, suffix, token]) expect(sent).not.toContain(secret.toUpperCase());
  });

  it('is not asked for where it is one of the common ones, or the current one is wrong', async () => {
    const { token } = await tern.customer();
    asked = [];
    const change = (current: string, password: string) =>
      tern.call('changePassword', { current_password: current, new_password: password }, { token });
    expect(errorOf(await change(samplePassword, 'P@ssw0rd1'))).toBe('password_common');
    expect(errorOf(await change('Not-the-one1', leaked))).toBe('incorrect_password');
    expect(asked).toEqual([]);
  });
});

const warn = vi.fn();
const range = vi.fn();
/** A time that only a server which never ends its response needs. */
const ask = (url: string | null = address, timeout = 30_000) => {
  const { context } = tern.service;
  warn.mockClear();
  range.mockClear();
  return isLeakedPassword(
    {
      config: { ...context.config, passwordRangeUrl: url },
      log: { ...context.log, warn } as never,
      metrics: { ...context.metrics, passwordRange: range },
    },
    leaked,
    { timeout },
  );
};

it.each([
  ['names it', list(`${suffix}:1`), true],
  ['names it in lower case', list(`${suffix.toLowerCase()}:3`), true],
  ['does not name it', list(), false],
  ['only pads with it', list(`${suffix}:0`), false],
  ['is empty', '', false],
])('a list that %s says so', async (_which, text, isLeaked) => {
  respond = send(text);
  expect(await ask()).toBe(isLeaked);
  expect(range.mock.calls).toEqual([[isLeaked ? 'leaked' : 'unknown']]);
  expect(warn).not.toHaveBeenCalled();
});

const hostile: [string, Respond][] = [
  ['responds with an error', (response) => response.writeHead(500).end(list(`${suffix}:12`))],
  ['leads elsewhere', (response) => response.writeHead(302, { location: `${address}/elsewhere` }).end()],
  ['responds with a page', send(`<html>\n${suffix}:12\n</html>`)],
  ['gives a count that is none', send(list(`${suffix}:-1`))],
  ['gives a line that never ends', send('A'.repeat(200_000))],
  ['sends more than any list', send(`${suffix}:12\r\n${`${padding}\r\n`.repeat(10_000)}`)],
  [
    'breaks off',
    (response) =>
      response.writeHead(200, { 'content-length': '9000' }).write(`${suffix}:12`, () => response.destroy()),
  ],
];
it.each(hostile)(
  'a service that %s refuses nothing, and is named without what was asked',
  async (_which, how) => {
    respond = how;
    expect(await ask()).toBe(false);
    expect(range.mock.calls).toEqual([['failed']]);
    expect(warn).toHaveBeenCalledOnce();
    const told = JSON.stringify(warn.mock.calls).toUpperCase();
    for (const secret of [leaked, suffix, sha1(leaked).slice(0, 5)])
      expect(told).not.toContain(secret.toUpperCase());
  },
);

const slow: [string, Respond][] = [
  ['never responds', () => {}],
  ['never ends', (response) => void response.writeHead(200).write(`${suffix}:12\r\n`)],
];
it.each(slow)('a service that %s is not waited for', async (_which, how) => {
  respond = how;
  expect(await ask(address, 50)).toBe(false);
  expect(range.mock.calls).toEqual([['failed']]);
});

it('nobody is asked without the setting', async () => {
  expect(await ask(null)).toBe(false);
  expect(asked).toEqual([]);
  expect(range).not.toHaveBeenCalled();
});

it('the doctor says whether the list responds, and knows what everybody knows', async () => {
  const says = async (url: string) => {
    const env = { SANDBOX: 'off', PASSWORD_RANGE_URL: url };
    return (await runCheck(passwordsCheck, readExamined(env))).map((each) => `${each.level}: ${each.says}`);
  };
  const { host } = new URL(address);
  respond = send(list(`${sha1('password').slice(5)}:9`));
  expect(await says(address)).toEqual([`ok: ${host} knows leaked passwords.`]);
  respond = send(list());
  expect((await says(address))[0]).toMatch(/^warning: .* does not know the password/);
  respond = send('<html>');
  expect(await says(address)).toEqual([`warning: ${host} gives no list of leaked passwords.`]);
  expect(await says('')).toEqual([
    'ok: New passwords are compared with the common ones, and nobody is asked.',
  ]);
  expect((await says('nonsense'))[0]).toMatch(/^warning: Not examined/);
  const production = { NODE_ENV: 'production', SANDBOX: 'off', PASSWORD_RANGE_URL: 'http://list.test' };
  expect(readExamined(production).problems.join()).toContain('PASSWORD_RANGE_URL must start with https://');
});
