import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

let count = 0;
const elsewhere = (more: Record<string, string> = {}) => {
  count += 1;
  return { headers: { ...from(`198.18.${Math.floor(count / 250)}.${count % 250}`), ...more } };
};
const signIn = async (email: string, headers: Record<string, string> = {}) =>
  (await tern.call('login', { username: email, password: samplePassword }, elsewhere(headers))).data.token;
const isAlive = async (token: string) => (await tern.call('profile', {}, { token })).status === 200;
const app = async (email: string, installation = 'one') =>
  (
    await tern.call(
      'deviceLogin',
      { username: email, password: samplePassword, installation },
      elsewhere({ 'x-app-type': '401' }),
    )
  ).data;

async function proveStudent(token: string): Promise<void> {
  count += 1;
  const email = `eve${count}@stanford.edu`;
  await tern.call('studentRequest', { email }, { token });
  const mail = await tern.mailData<{ code: string }>(email, 'studentCode');
  await tern.call('studentConfirm', { code: mail?.code ?? '' }, { token });
}
async function approve(email: string): Promise<string> {
  const lines: string[] = [];
  const ops = { context: tern.service.context, say: (line: string) => lines.push(line) };
  await runOps(ops, ['partners', 'approve', email, '--yes']);
  return /tp-\w{8}/.exec(lines.join())?.[0] ?? '';
}

describe('the list of sessions', () => {
  it('names browsers and apps, this one first, without token or address', async () => {
    const { email, token } = await tern.customer();
    await signIn(email, { 'user-agent': 'Sailboat/1', 'x-geo': 'DE' });
    await app(email);
    const answer = await tern.call('sessionList', {}, { token });
    const { sessions } = answer.data;
    expect(sessions.map((session) => session.is_current)).toEqual([true, false, false]);
    expect(sessions).toContainEqual(
      expect.objectContaining({ user_agent: 'Sailboat/1', country: 'DE', app_name: 'Web Master' }),
    );
    expect(sessions).toContainEqual(expect.objectContaining({ app_type: 401, app_name: 'Windows Master' }));
    const text = JSON.stringify(answer.envelope);
    expect(text).not.toContain(token);
    expect(text).not.toContain('198.18.');
  });

  it('ends one of them, and none of somebody else', async () => {
    const { email, token } = await tern.customer();
    const other = await signIn(email);
    const stranger = await tern.customer();
    const { sessions } = (await tern.call('sessionList', {}, { token })).data;
    const session_id = sessions.find((session) => !session.is_current)?.session_id ?? '';
    const foreign = await tern.call('sessionEnd', { session_id }, { token: stranger.token });
    expect(foreign.failure.data.error).toBe('session_unknown');
    expect(await isAlive(other)).toBe(true);
    expect((await tern.call('sessionEnd', { session_id }, { token })).data).toBeNull();
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(token)).toBe(true);
    expect((await tern.call('sessionEnd', { session_id }, { token })).status).toBe(404);
  });

  it('ends them all, apps included, with or without this one', async () => {
    const { email, token } = await tern.customer();
    const others = [await signIn(email), (await app(email)).token];
    expect((await tern.call('sessionEndAll', {}, { token })).data).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
    expect(await isAlive(token)).toBe(true);
    const last = await tern.call('sessionEndAll', { keep_current: false }, { token });
    expect(last.data).toEqual({ ended: 1 });
    expect(last.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(await isAlive(token)).toBe(false);
  });
});

describe('security events', () => {
  it('come newest first, in pages, and are one’s own', async () => {
    const { email, token, userId } = await tern.customer();
    const stranger = await tern.customer();
    await tern.rows(
      `insert into security_events (id, user_id, kind, at, app_type)
        select 'evt_' || lpad(n::text, 4, '0'), $1, 'signed_in', now() - n * interval '1 hour', 501
        from generate_series(1, 60) n`,
      [userId],
    );
    await signIn(email, { 'x-geo': 'FR' });
    const first = (await tern.call('securityEventList', {}, { token })).data;
    expect(first.events).toHaveLength(50);
    expect(first.events[0]).toMatchObject({ kind: 'signed_in', country: 'FR', app_name: 'Web Master' });
    const second = (await tern.call('securityEventList', { before: first.next ?? '' }, { token })).data;
    expect(second.events).toHaveLength(12);
    expect(second.next).toBeNull();
    const ids = [...first.events, ...second.events].map((event) => event.event_id);
    expect(new Set(ids).size).toBe(62);
    const theirs = await tern.call(
      'securityEventList',
      { before: first.next ?? '' },
      { token: stranger.token },
    );
    expect(theirs.data.events.map((event) => event.kind)).toEqual(['password_set']);
  });
});

describe('a refused sign-in', () => {
  it('shows in the list of its owner, once for a client in a quarter of an hour, apps included', async () => {
    const { email, token } = await tern.customer();
    const fail = (headers: Record<string, string>) =>
      tern.call(
        'login',
        { username: ` ${email.toUpperCase()} `, password: 'Wrong-one1' },
        elsewhere(headers),
      );
    const refused = async () =>
      (await tern.call('securityEventList', {}, { token })).data.events
        .filter(({ kind }) => kind === 'sign_in_failed')
        .map(({ country, app_type }) => [country, app_type]);
    await fail({ 'x-geo': 'BR' });
    await fail({ 'x-geo': 'BR' });
    await fail({ 'x-geo': 'JP' });
    await tern.call('login', { username: 'nobody@mail.test', password: 'Wrong-one1' }, elsewhere());
    // Nothing is looked up before the response.
    expect(await refused()).toEqual([]);
    await tern.service.runBackground();
    expect((await refused()).sort()).toEqual([
      ['BR', 501],
      ['JP', 501],
    ]);
    tern.clock.advance(15 * 60 * 1000 + 1);
    await fail({ 'x-geo': 'BR', 'x-app-type': '401' });
    await fail({ 'x-geo': 'BR' });
    await tern.service.runBackground();
    expect(await refused()).toHaveLength(4);
  });
});

describe('a sign-in', () => {
  it('is told by mail when browser or country is new, and only then', async () => {
    const { email } = await tern.customer();
    const mails = async () =>
      (await tern.rows(`select 1 from mail_outbox where recipient = $1 and template = 'newSignIn'`, [email]))
        .length;
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await signIn(email, { 'user-agent': firefox, 'x-geo': 'DE' });
    expect(await tern.mailData(email, 'newSignIn')).toMatchObject({
      country: 'DE',
      client: 'Firefox, Linux',
    });
    const before = await mails();
    await signIn(email, { 'user-agent': firefox, 'x-geo': 'DE' });
    expect(await mails()).toBe(before);
    await signIn(email, { 'user-agent': firefox, 'x-geo': 'JP' });
    await app(email);
    expect(await mails()).toBe(before + 2);
  });
});

describe('handing over', () => {
  const make = (token: string, redirect?: string) =>
    tern.call('handoverCreate', { ...(redirect && { redirect }) }, { token });
  const look = (code: string) => tern.call('handoverLook', { code }, elsewhere());
  const exchange = (code: string, token?: string) =>
    tern.call('handoverExchange', { code }, { ...elsewhere(), ...(token && { token }) });
  const lookedAt = async (token: string, redirect?: string) =>
    (await look((await make(token, redirect)).data.code)).data.code;
  const refusal = (answer: { failure: { data: { error: string } } }) => answer.failure.data.error;

  it('says whose account it is, once, before anything is opened', async () => {
    const { email, userId, token: browser } = await tern.customer();
    const { token } = await app(email);
    const { code, url, expires_in } = (await make(token, '/myAccount?a=1')).data;
    // Behind the hash: it never reaches a server, a log or a Referer.
    expect([url, expires_in]).toEqual([`http://shop.test/redirect#code=${code}`, 60]);
    expect(url).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => look(code)));
    const good = answers.filter((answer) => answer.status === 200);
    expect(good).toHaveLength(1);
    expect(good[0]?.data).toMatchObject({
      user_id: userId,
      email,
      app_type: 401,
      redirect: '/myAccount?a=1',
      expires_in: 300,
    });
    expect(good[0]?.headers.getSetCookie()).toEqual([]);
    const { sessions } = (await tern.call('sessionList', {}, { token: browser })).data;
    expect(sessions).toHaveLength(2);
    // The code in the address opens nothing by itself, and a look cannot be drawn out by another one.
    expect(refusal(await exchange((await make(token)).data.code))).toBe('handover_invalid');
    expect(refusal(await look(good[0]?.data.code ?? ''))).toBe('handover_invalid');
  });

  it('trades a code that was looked at for a session of the browser, once', async () => {
    const { email, userId } = await tern.customer();
    const { token, device } = await app(email);
    const code = await lookedAt(token, '/myAccount?a=1');
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
    const good = answers.filter((answer) => answer.status === 200);
    expect(good).toHaveLength(1);
    expect(good[0]?.data).toMatchObject({ user: { user_id: userId, email }, redirect: '/myAccount?a=1' });
    expect(good[0]?.headers.getSetCookie()).toHaveLength(2);
    const browser = good[0]?.data.token ?? '';
    expect(browser).not.toBe(token);
    const { devices } = (await tern.call('deviceList', {}, { token: browser })).data;
    expect(devices).toMatchObject([{ is_this_device: true, user_id: device.user_id }]);
    // A browser cannot hand over again, nor pass for the app; it goes when the device goes.
    expect((await make(browser)).failure.data.error).toBe('device_unknown');
    expect((await tern.call('deviceReport', {}, { token: browser })).failure.data.error).toBe(
      'device_unknown',
    );
    await tern.call(
      'deviceUnbind',
      { unbind_app_type: 401, unbind_user_id: device.user_id },
      { token: browser },
    );
    expect(await isAlive(browser)).toBe(false);
  });

  it('ends the session that the browser had', async () => {
    const [first, second] = [await tern.customer(), await tern.customer()];
    const code = await lookedAt((await app(second.email)).token);
    const { token } = (await exchange(code, first.token)).data;
    expect([await isAlive(first.token), await isAlive(token)]).toEqual([false, true]);
  });

  it('ends after 60 seconds, with the device, and with a new password', async () => {
    const { email, token } = await tern.customer();
    const desktop = await app(email);
    const late = (await make(desktop.token)).data.code;
    const slow = await lookedAt(desktop.token);
    tern.clock.advance(60_001);
    expect(refusal(await look(late))).toBe('handover_invalid');
    tern.clock.advance(240_000);
    expect(refusal(await exchange(slow))).toBe('handover_invalid');
    const unbound = (await make(desktop.token)).data.code;
    const looked = await lookedAt(desktop.token);
    await tern.call(
      'deviceUnbind',
      { unbind_app_type: 401, unbind_user_id: desktop.device.user_id },
      { token },
    );
    expect(refusal(await look(unbound))).toBe('handover_invalid');
    expect(refusal(await exchange(looked))).toBe('handover_invalid');
    const again = await app(email);
    const [one, two] = [(await make(again.token)).data.code, await lookedAt(again.token)];
    await tern.call('sessionEndAll', {}, { token });
    expect(refusal(await look(one))).toBe('handover_invalid');
    expect(refusal(await exchange(two))).toBe('handover_invalid');
  });

  it('leads nowhere but to a page of ours', async () => {
    const { email } = await tern.customer();
    const { token } = await app(email);
    for (const redirect of ['//evil.test', 'https://evil.test', '/\\evil.test', '/.//evil.test']) {
      const answer = await exchange(await lookedAt(token, redirect));
      expect(answer.data.redirect).toBeNull();
    }
  });

  it('is not for browsers', async () => {
    const { token } = await tern.customer();
    expect((await make(token)).failure.data.error).toBe('device_unknown');
  });
});

describe('one’s data', () => {
  it('are given out whole, and without secrets', async () => {
    const { email, token, userId } = await tern.customer();
    await tern.confirm({ email, token });
    await app(email);
    await tern.call('userIpBind', { ip: '8.8.8.8' }, { token });
    await tern.call('newsletterSubscribe', { email }, elsewhere());
    const { data } = await tern.call('accountExport', {}, { token });
    expect(data).toMatchObject({
      user: { user_id: userId, email, language: 'en', delete_after: null },
      devices: [{ app_type: 401 }],
      bound_address: { ip: '8.8.8.8' },
      newsletter: { state: 'pending' },
      orders: [],
      subscriptions: [],
    });
    expect(data.sessions).toHaveLength(2);
    expect(data.security_events.map((event) => event.kind)).toContain('data_exported');
    expect(data.mails.map((mail) => mail.template)).toContain('passwordSet');
    const text = JSON.stringify(data);
    for (const secret of ['argon2', 'hash', token]) expect(text).not.toContain(secret);
  });

  it('have proofs, invitations and, once the address is confirmed, the application as a partner', async () => {
    const { email, token, userId } = await tern.customer();
    const { code } = (await tern.call('inviteMy', {}, { token })).data;
    await proveStudent(token);
    const application = { name: 'Ann', site: 'blog.test', plan: 'Reviews.' };
    await tern.call('partnerApply', { ...application, email }, elsewhere());
    const own = async () => (await tern.call('accountExport', {}, { token })).data;
    expect(await own()).toMatchObject({
      invitations: { code, friends: [] },
      student: [{ verifier: 'email' }],
      partner: [],
    });
    await tern.confirm({ email, token });
    expect((await own()).partner).toEqual([
      expect.objectContaining({ state: 'applied', application, code: null, clicks: [], sales: [] }),
    ]);
    const mark = await approve(email);
    await tern.call('partnerClick', { click: `${mark}.video` }, elsewhere());
    expect((await own()).partner).toMatchObject([
      { state: 'approved', application, code: mark, clicks: [{ label: 'video', count: 1 }], sales: [] },
    ]);
    const stranger = await tern.customer();
    expect((await tern.call('accountExport', {}, { token: stranger.token })).data).toMatchObject({
      invitations: { code: null },
      student: [],
      partner: [],
    });
    // An address that changes hands brings no data of its former owner along.
    await tern.rows(`update users set email_key = $2 where id = $1`, [userId, `moved.${email}`]);
    await tern.rows(`update users set email_key = $2 where id = $1`, [stranger.userId, email]);
    expect((await tern.call('accountExport', {}, { token: stranger.token })).data.partner).toEqual([]);
  });

  it('are given out five times an hour', async () => {
    const { token } = await tern.customer();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await tern.call('accountExport', {}, { token })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('deleting the account', () => {
  const days = (count: number) => count * 24 * 3600 * 1000;

  it('needs the password, ends other sessions, and happens after 14 days', async () => {
    const { email, token, userId } = await tern.customer();
    await tern.confirm({ email, token });
    const { token: appToken } = await app(email);
    await tern.call('newsletterSubscribe', { email }, elsewhere());
    await tern.call('inviteMy', {}, { token });
    await proveStudent(token);
    await tern.call('partnerApply', { name: 'Ann', email, site: 'blog.test', plan: 'Reviews.' }, elsewhere());
    const mark = await approve(email);
    await tern.call('partnerClick', { click: `${mark}.last-words` }, elsewhere());
    const wrong = await tern.call('accountDelete', { password: 'Wrong-one1' }, { token });
    expect(wrong.failure.data.error).toBe('incorrect_password');
    expect((await tern.call('accountDelete', {}, { token })).failure.data.error).toBe('incorrect_password');
    const { delete_after } = (await tern.call('accountDelete', { password: samplePassword }, { token })).data;
    expect(Date.parse(delete_after) - tern.clock.now()).toBeGreaterThan(days(14) - 60_000);
    expect((await tern.call('profile', {}, { token })).data.delete_after).toBe(delete_after);
    expect(await isAlive(appToken)).toBe(false);
    expect(await tern.mailData(email, 'deletionRequested')).toEqual({ delete_after });
    // A second request does not postpone it.
    tern.clock.advance(days(1));
    const again = await tern.call('accountDelete', { password: samplePassword }, { token });
    expect(again.data.delete_after).toBe(delete_after);
    await tern.service.runBackground();
    expect(await isAlive(token)).toBe(true);

    tern.clock.advance(days(13) + 60_000);
    await tern.service.runBackground();
    expect(await isAlive(token)).toBe(false);
    const [left] = await tern.rows('select * from users where id = $1', [userId]);
    expect(left).toMatchObject({ email: null, email_key: null, password_hash: null, name: null });
    for (const table of ['sessions', 'devices', 'security_events', 'bound_addresses', 'mail_outbox']) {
      expect(await tern.rows(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    }
    expect(await tern.rows('select 1 from newsletter_subscribers where email = $1', [email])).toEqual([]);
    for (const table of ['student_proofs', 'student_requests', 'partners']) {
      expect(await tern.rows(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    }
    expect(await tern.rows('select 1 from partners where email_key = $1', [email])).toEqual([]);
    expect(await tern.rows(`select 1 from partner_clicks where label = 'last-words'`)).toEqual([]);
    const codes = await tern.rows<{ ends_at: Date }>('select ends_at from coupons where owner_id = $1', [
      userId,
    ]);
    expect(codes).toHaveLength(2);
    for (const { ends_at } of codes) expect(ends_at.getTime()).toBeLessThanOrEqual(tern.clock.now());
    expect(await tern.mailData(email, 'accountDeleted')).toEqual({});
    const login = await tern.call('login', { username: email, password: samplePassword }, elsewhere());
    expect(login.failure.data.error).toBe('incorrect_credentials');
    // The address is free again.
    expect((await tern.signUp(email)).userId).not.toBe(userId);
  });

  it('can be taken back', async () => {
    const { email, token } = await tern.customer();
    await tern.call('accountDelete', { password: samplePassword }, { token });
    const later = await signIn(email);
    await tern.call('accountDeleteCancel', {}, { token: later });
    expect((await tern.call('profile', {}, { token: later })).data.delete_after).toBeNull();
    tern.clock.advance(days(15));
    await tern.service.runBackground();
    expect(await isAlive(later)).toBe(true);
    expect(await tern.mailData(email, 'deletionCancelled')).toEqual({});
  });

  it('needs no password where there is none', async () => {
    const { token } = await tern.signUp();
    expect((await tern.call('accountDelete', {}, { token })).status).toBe(200);
  });
});
