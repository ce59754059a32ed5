import { oneClickUnsubscribePath, policyReportPath } from '@tern/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { from, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ env: { CONTACT_TO: 'desk@tern.test' } });
});
afterAll(() => tern.close());

let count = 0;
const elsewhere = () => {
  count += 1;
  return { headers: from(`198.18.1.${count}`) };
};

describe('the contact form', () => {
  const message = { name: 'Ann Otter', email: 'ann@mail.test', inquiry: 'Does it float?\n\nYours, Ann' };

  it('sends a mail to the operator, to be answered to the visitor', async () => {
    const { reference } = (await tern.call('contactUs', message, elsewhere())).data;
    expect(reference).toMatch(/^msg_/);
    const mails = await tern.rows(
      `select recipient, template, data from mail_outbox where data->>'reference' = $1 and template = 'contact'`,
      [reference],
    );
    const data = { ...message, reference, topic: 'support', language: 'en' };
    expect(mails).toEqual([{ recipient: 'desk@tern.test', template: 'contact', data }]);
  });

  it('confirms that to who wrote, with nothing of what was typed, and five times a day at most', async () => {
    const email = 'kim.lark@mail.test';
    const typed = { name: 'Buy pills', inquiry: 'https://pills.test', language: 'de' as const };
    const spellings = [email, 'Kim.Lark@mail.test', 'kim.lark+tag@mail.test', email, email, email, email];
    for (const each of spellings) (await tern.call('contactUs', { ...typed, email: each }, elsewhere())).data;
    const received = await tern.rows<{ data: { reference: string }; language: string }>(
      `select data, language from mail_outbox where template = 'contactReceived' and recipient ilike 'kim.lark%'`,
    );
    expect(received).toHaveLength(5);
    for (const { data, language } of received) {
      expect(Object.keys(data)).toEqual(['reference']);
      expect(language).toBe('de');
    }
    // The operator has all of them.
    const told = await tern.rows(`select 1 from mail_outbox where data->>'name' = 'Buy pills'`);
    expect(told).toHaveLength(spellings.length);
  });

  it('names every field that is missing or wrong', async () => {
    const refused = async (input: object) =>
      (await tern.call('contactUs', input as never, elsewhere())).failure.data.fields;
    expect(await refused({})).toEqual([
      { field: 'name', rule: 'required' },
      { field: 'email', rule: 'required' },
      { field: 'inquiry', rule: 'required' },
    ]);
    expect(await refused({ name: ' ', email: 'ann', inquiry: '\n' })).toEqual([
      { field: 'name', rule: 'required' },
      { field: 'email', rule: 'email' },
      { field: 'inquiry', rule: 'required' },
    ]);
    expect(await refused({ ...message, name: 'Ann\r\nBcc: x@y.zz', inquiry: 'x'.repeat(5001) })).toEqual([
      { field: 'name', rule: 'invalid' },
      { field: 'inquiry', rule: 'length' },
    ]);
  });

  it('takes five messages an hour', async () => {
    const headers = from('203.0.113.5');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tern.call('contactUs', message, { headers })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    tern.clock.advance(3600 * 1000 + 1000);
    expect((await tern.call('contactUs', message, { headers })).status).toBe(200);
  });
});

describe('the newsletter', () => {
  const subscribe = (email: string, language?: 'de') =>
    tern.call('newsletterSubscribe', { email, ...(language && { language }) }, elsewhere());
  const tokenIn = (url = '') => new URL(url).search.replace(/^\?\w+=/, '');
  const confirmToken = async (email: string) =>
    tokenIn((await tern.mailData<{ confirm_url: string }>(email, 'newsletterConfirm'))?.confirm_url);
  const leaveData = (email: string, template = 'newsletterWelcome') =>
    tern.mailData<{ leave_url: string; one_click_url: string }>(email, template);
  const stateOf = async (email: string) =>
    (
      await tern.rows<{ state: string }>('select state from newsletter_subscribers where email_key = $1', [
        email,
      ])
    )[0]?.state;
  const confirmed = async (email: string) => {
    await subscribe(email);
    await tern.call('newsletterConfirm', { token: await confirmToken(email) });
  };
  const post = (url: string, body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(tern.origin + new URL(url).pathname + new URL(url).search, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'manual',
    });

  it('comes after the mail was confirmed', async () => {
    expect((await subscribe('one@mail.test', 'de')).data).toEqual({ confirm_within: 48 });
    expect(await stateOf('one@mail.test')).toBe('pending');
    const mail = await tern.mailData<{ confirm_url: string }>('one@mail.test', 'newsletterConfirm');
    expect(mail?.confirm_url).toMatch(/^http:\/\/shop\.test\/de\/edmsub\?confirm=[\w-]{43}$/);
    const token = tokenIn(mail?.confirm_url);
    expect((await tern.call('newsletterConfirm', { token })).data).toBeNull();
    expect((await tern.call('newsletterConfirm', { token })).data).toBeNull();
    expect(await stateOf('one@mail.test')).toBe('confirmed');
    const welcome = await tern.rows(
      `select 1 from mail_outbox where recipient = 'one@mail.test' and template = 'newsletterWelcome'`,
    );
    expect(welcome).toHaveLength(1);
  });

  it('forgets links after 48 hours, and does not know made-up ones', async () => {
    await subscribe('late@mail.test');
    const token = await confirmToken('late@mail.test');
    tern.clock.advance(48 * 3600 * 1000 + 1000);
    expect((await tern.call('newsletterConfirm', { token })).failure.data.error).toBe('link_expired');
    const made = { token: 'a'.repeat(43) };
    expect((await tern.call('newsletterConfirm', made)).failure.data.error).toBe('link_expired');
    expect((await tern.call('newsletterUnsubscribe', made)).failure.data.error).toBe('link_expired');
  });

  it('answers the same for an address that gets it, and tells only the mailbox', async () => {
    await confirmed('known@mail.test');
    const again = await subscribe('known@mail.test');
    const fresh = await subscribe('fresh@mail.test');
    expect(JSON.stringify(again.envelope)).toBe(JSON.stringify(fresh.envelope));
    expect(await stateOf('known@mail.test')).toBe('confirmed');
    expect(await leaveData('known@mail.test', 'newsletterKnown')).toBeDefined();
  });

  it('ends with a press in the page', async () => {
    await confirmed('page@mail.test');
    const token = tokenIn((await leaveData('page@mail.test'))?.leave_url);
    expect((await tern.call('newsletterUnsubscribe', { token })).data).toBeNull();
    expect((await tern.call('newsletterUnsubscribe', { token })).data).toBeNull();
    expect(await stateOf('page@mail.test')).toBe('left');
  });

  it('ends with one click of a mail program (RFC 8058), and not by opening the address', async () => {
    await confirmed('click@mail.test');
    const url = (await leaveData('click@mail.test'))?.one_click_url ?? '';
    expect(url).toContain(oneClickUnsubscribePath);
    const opened = await fetch(tern.origin + new URL(url).pathname + new URL(url).search, {
      redirect: 'manual',
    });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      `http://shop.test/edmsub?leave=${tokenIn(url)}`,
    ]);
    expect((await post(url, 'something=else')).status).toBe(400);
    expect(await stateOf('click@mail.test')).toBe('confirmed');
    const multipart =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await post(url, multipart, 'multipart/form-data; boundary=b')).status).toBe(200);
    expect((await post(url, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await stateOf('click@mail.test')).toBe('left');
    expect(
      (await post(`http://x${oneClickUnsubscribePath}?token=short`, 'List-Unsubscribe=One-Click')).status,
    ).toBe(422);
  });

  it('can be asked for again after it ended, and the old link to confirm is dead', async () => {
    await subscribe('back@mail.test');
    const old = await confirmToken('back@mail.test');
    await tern.call('newsletterConfirm', { token: old });
    const token = tokenIn((await leaveData('back@mail.test'))?.leave_url);
    await tern.call('newsletterUnsubscribe', { token });
    expect((await tern.call('newsletterConfirm', { token: old })).failure.data.error).toBe('link_expired');
    tern.clock.advance(1000);
    await confirmed('back@mail.test');
    expect(await stateOf('back@mail.test')).toBe('confirmed');
  });

  it('mails one address three times a day', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await subscribe('much@mail.test')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a report of the content security policy', () => {
  const report = (
    headers: Record<string, string>,
    document = `${tern.service.context.config.publicOrigin}/pricing`,
  ) =>
    fetch(tern.origin + policyReportPath, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', ...headers },
      body: JSON.stringify({
        'csp-report': { 'document-uri': document, 'effective-directive': 'img-src', 'blocked-uri': 'data' },
      }),
    });

  it('is counted, without an answer to read, up to a limit for each visitor', async () => {
    const counted: object[] = [];
    const { metrics } = tern.service.context;
    const { policyReport } = metrics;
    Object.assign(metrics, { policyReport: (facts: object) => counted.push(facts) });
    const visitor = from('198.51.100.77');
    const first = await report(visitor);
    expect([first.status, await first.text()]).toEqual([204, '']);
    await report(visitor, 'https://elsewhere.test/');
    expect(counted).toEqual([{ directive: 'img-src', enforced: true }]);
    const statuses = [];
    for (let index = 0; index < 60; index += 1) statuses.push((await report(visitor)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    Object.assign(metrics, { policyReport });
  });
});

describe('the proof of choices about cookies', () => {
  const choice = { choice: 'granted', version: 1, language: 'de', how: 'banner' } as const;
  const counted = () =>
    tern.rows<Record<string, string>>('select * from consent_counts order by region, choice, how');
  const send = (input: object, country: string) =>
    tern.call(
      'consentRecord',
      { ...choice, ...input },
      { headers: { ...elsewhere().headers, 'x-geo': country } },
    );
  /** Four choices, of which two are alike. */
  async function choose(): Promise<void> {
    for (const country of ['DE', 'FR', 'GB']) expect((await send({}, country)).status).toBe(200);
    await send({ choice: 'denied', how: 'footer' }, 'DE');
  }
  beforeEach(() => tern.rows('delete from consent_counts'));

  it('counts what is alike, and stores nothing of a visitor', async () => {
    await choose();
    const rows = await counted();
    expect(rows.map(({ region, choice: said, how, count }) => [region, said, how, Number(count)])).toEqual([
      ['eea', 'denied', 'footer', 1],
      ['eea', 'granted', 'banner', 2],
      ['uk', 'granted', 'banner', 1],
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['day', 'version', 'choice', 'region', 'language', 'how', 'count'].sort(),
    );
  });

  it('is printed for the operator: by version, region, choice and the way it was made', async () => {
    await choose();
    const lines: string[] = [];
    const ops = { context: tern.service.context, say: (line: string) => void lines.push(line) };
    await runOps(ops, ['consent']);
    const day = new Date(tern.clock.now()).toISOString().slice(0, 10);
    expect(lines).toEqual([
      `version 1  eea          denied   footer          1  ${day}`,
      `version 1  eea          granted  banner          2  ${day}`,
      `version 1  uk           granted  banner          1  ${day}`,
      expect.stringMatching(/^4 choices since \d{4}-\d\d-\d\d; the question's version is 1\.$/),
    ]);
  });

  it('takes no choice that was never asked, and 30 of a visitor in an hour', async () => {
    const refused = async (input: object) =>
      (await tern.call('consentRecord', { ...choice, ...input } as never, elsewhere())).status;
    expect(await refused({ choice: 'undecided' })).toBe(400);
    expect(await refused({ version: 999 })).toBe(400);
    expect(await refused({ how: 'force' })).toBe(400);
    const headers = from('203.0.113.77');
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push((await tern.call('consentRecord', choice, { headers })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
