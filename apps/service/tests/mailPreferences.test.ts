import { isOptionalMail } from '@tern/domain';
import { categoryOfMail } from '@tern/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '../src/modules/mail/enqueueMail.ts';
import { stopUrl } from '../src/modules/mail/stopLink.ts';
import { mailCounter } from './outsideServers.ts';
import { from, type Started, startService } from './startService.ts';

let tern: Started;
let mails: Awaited<ReturnType<typeof mailCounter>>;
beforeAll(async () => {
  mails = await mailCounter();
  tern = await startService({ env: { SMTP_URL: mails.url } });
});
afterAll(async () => {
  await tern.close();
  await mails.close();
});

let count = 0;
const invite = (userId: string) => {
  count += 1;
  return enqueueMail(tern.service.context, tern.service.context.db, {
    occasion: `test ${count}`,
    to: { userId },
    template: 'inviteGift',
    data: { percent: 20, days: 30 },
  });
};
const outcomes = async (userId: string, template: string) =>
  tern.rows<{ sent: boolean; failure: string | null; language: string }>(
    `select sent_at is not null as sent, failure, language from mail_outbox
      where user_id = $1 and template = $2 order by created_at`,
    [userId, template],
  );
const send = () => tern.service.runBackground(['mails']);

describe('which mails an account gets', () => {
  it('is everything, until its person turns something off', async () => {
    const { token, userId } = await tern.customer();
    expect((await tern.call('mailPreferences', {}, { token })).data).toEqual({
      renewal: true,
      product: true,
      offers: true,
      newsletter: null,
      language: null,
    });
    await invite(userId);
    await send();
    const saved = await tern.call('mailPreferencesSave', { offers: false }, { token });
    expect(saved.data).toMatchObject({ offers: false, product: true });
    await invite(userId);
    await send();
    expect(await outcomes(userId, 'inviteGift')).toMatchObject([
      { sent: true, failure: null },
      { sent: false, failure: 'not wanted' },
    ]);
  });

  it('obeys for mails that waited when the switch was turned', async () => {
    const { token, userId } = await tern.customer();
    await invite(userId);
    (await tern.call('mailPreferencesSave', { offers: false }, { token })).data;
    await send();
    expect(await outcomes(userId, 'inviteGift')).toMatchObject([{ sent: false }]);
  });

  it('keeps what is about safety and contracts, whatever is turned off', async () => {
    const { token, userId } = await tern.signUp();
    const off = { renewal: false, product: false, offers: false };
    (await tern.call('mailPreferencesSave', off, { token })).data;
    (await tern.call('setPassword', { password: 'Sea-swallow7' }, { token })).data;
    await send();
    expect(await outcomes(userId, 'passwordSet')).toMatchObject([{ sent: true }]);
    for (const each of ['paid', 'renewalReminder', 'trialReminder', 'newSignIn', 'emailChanged'] as const)
      expect([each, isOptionalMail(categoryOfMail[each])]).toEqual([each, false]);
  });

  it('is written in the language that was chosen, or that of the site', async () => {
    const { token, userId } = await tern.customer();
    await invite(userId);
    (await tern.call('mailPreferencesSave', { language: 'ja' }, { token })).data;
    await invite(userId);
    (await tern.call('mailPreferencesSave', { language: null }, { token })).data;
    await invite(userId);
    expect((await outcomes(userId, 'inviteGift')).map(({ language }) => language)).toEqual([
      'en',
      'ja',
      'en',
    ]);
  });

  it('has the newsletter by one switch once the mailbox was shown', async () => {
    const person = await tern.customer();
    const { token, email } = person;
    const save = (newsletter: boolean) => tern.call('mailPreferencesSave', { newsletter }, { token });
    expect((await save(true)).failure.data.error).toBe('email_unconfirmed');
    await tern.confirm(person);
    expect((await save(true)).data.newsletter).toBe(true);
    const state = () => tern.rows('select state from newsletter_subscribers where email_key = $1', [email]);
    expect(await state()).toEqual([{ state: 'confirmed' }]);
    // Twice is once.
    expect((await save(true)).data.newsletter).toBe(true);
    expect((await save(false)).data.newsletter).toBe(false);
    expect(await state()).toEqual([{ state: 'left' }]);
    expect((await save(true)).data.newsletter).toBe(true);
  });
});

describe('the link of a mail that nobody has to get', () => {
  const open = async (link: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(link);
    const response = await fetch(`${tern.origin}${pathname}${search}`, {
      ...init,
      headers: { ...from('198.51.100.44'), ...init.headers },
    });
    return { status: response.status, html: await response.text() };
  };
  const choices = async (token: string) => (await tern.call('mailPreferences', {}, { token })).data;

  it('stops one kind with a press, signed out; opening it stops nothing', async () => {
    const { token, userId } = await tern.customer();
    const link = await stopUrl(tern.service.context, { userId, kind: 'product' });
    expect((await open(link)).html).toContain('<form method="post">');
    expect(await choices(token)).toMatchObject({ product: true });
    expect((await open(link, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
    expect(await choices(token)).toMatchObject({ product: false, offers: true, renewal: true });
    expect((await open(link)).html).not.toContain('<form');
  });

  it('takes what mail programs post (RFC 8058), and no token that was changed', async () => {
    const { token, userId } = await tern.customer();
    const other = await tern.customer();
    const link = await stopUrl(tern.service.context, { userId, kind: 'offers' });
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    for (const bad of [link.replace(userId, other.userId), link.replace('.offers.', '.renewal.'), `${link}x`])
      expect((await open(bad, oneClick)).status).toBe(404);
    expect(await choices(token)).toMatchObject({ offers: true, renewal: true });
    expect(await choices(other.token)).toMatchObject({ offers: true });
    expect((await open(link, oneClick)).status).toBe(200);
    expect(await choices(token)).toMatchObject({ offers: false });
  });
});
