import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSmtpSink, type SmtpSink } from '@tern/testing/smtpSink';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueueMail } from '../src/modules/mail/enqueueMail.ts';
import { runOps } from '../src/ops.ts';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { type Started, startService } from './startService.ts';

const folder = mkdtempSync(join(tmpdir(), 'tern-sold-'));
let sink: SmtpSink;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  sink = await createSmtpSink();
  tern = await startService({
    env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, NEWSLETTER_PER_MINUTE: '60000' },
  });
  provider = doubleProvider(tern);
});
afterAll(async () => {
  await tern.close();
  await sink.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await settle();
  await tern.rows('truncate newsletter_issues, newsletter_subscribers cascade');
});

type Person = Awaited<ReturnType<Started['customer']>>;

/** Somebody whose mailbox was shown; with a plan where one is named. */
async function person(name: string, plan?: string): Promise<Person> {
  const found = await tern.customer(`${name}@mail.test`);
  await tern.confirm(found);
  if (plan) {
    const { quote_id } = (await tern.call('quote', { product_id: plan }, { token: found.token })).data;
    const { order_id } = (await tern.call('createSubscription', { quote_id }, { token: found.token })).data;
    provider.confirm(order_id);
    await tern.call('walletPurchaseResult', { order_id }, { token: found.token });
  }
  return found;
}

async function subscribe(...names: string[]): Promise<void> {
  for (const name of names)
    await tern.rows(
      `insert into newsletter_subscribers (email_key, email, language, state, leave_token, asked_at, confirmed_at)
       values ($1, $1, 'en', 'confirmed', $2, now(), now())`,
      [`${name}@mail.test`, `leave-token-of-${name}`],
    );
}

/** Sends the mails of the account that wait, and forgets them. */
async function settle(): Promise<void> {
  await tern.service.runBackground();
  sink.clear();
}

/** Sends an issue, and resolves with the texts that arrived, by the name of the reader. */
async function send(issue: string, text: string): Promise<Map<string, string>> {
  const path = join(folder, issue);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'en.md'), text);
  await settle();
  const argv = ['newsletter', 'send', path, '--yes', '--early'];
  await runOps({ context: tern.service.context, say() {} }, argv);
  await tern.service.runBackground();
  return textsByReader();
}

const textsByReader = () =>
  new Map(
    sink.mails.map(({ to, text }) => [
      to.replace('@mail.test', ''),
      text.replace(/=\r?\n/g, '').replace(/\s+/g, ' '),
    ]),
  );

const news = `---
title: News of November
description: What is new.
---

## A blog

Read [the blog](/blog).

## An offer

Until Monday, [the offer](/promotion).

## Thirty days for nothing

[Start the trial](/vpn-trial).
`;

it('leaves out of an issue what its reader cannot have', async () => {
  await person('owner', '6m');
  await person('tries', '12m.add30d');
  await person('nobody');
  await subscribe('owner', 'tries', 'nobody', 'stranger');
  const texts = await send('mixed', news);
  expect([...texts.keys()].sort()).toEqual(['nobody', 'owner', 'stranger', 'tries']);
  for (const [name, text] of texts) {
    const sold = name === 'nobody' || name === 'stranger';
    expect(text, name).toContain('the blog');
    expect(text.includes('/promotion'), name).toBe(sold);
    expect(text.includes('/vpn-trial'), name).toBe(sold);
  }
});

it('sends nobody in a country where nothing is sold more than can be read there', async () => {
  const { userId } = await person('away');
  await tern.rows(`update sessions set country = 'CN' where user_id = $1`, [userId]);
  await subscribe('away');
  const text = (await send('abroad', news)).get('away') ?? '';
  expect(text).toContain('the blog');
  expect(text).not.toMatch(/promotion|vpn-trial/);
});

it('sends an issue about an offer to nobody else than those to whom it is sold, once each', async () => {
  await person('has', '1m');
  await subscribe('has', 'free');
  const about = news.replace('description:', 'sells: offer\ndescription:');
  expect([...(await send('offer', about)).keys()]).toEqual(['free']);
  await tern.service.runBackground();
  expect(sink.mails).toHaveLength(1);
  expect(
    await tern.rows(`select email_key, state from newsletter_deliveries where issue_id = 'offer' order by 1`),
  ).toEqual([
    { email_key: 'free@mail.test', state: 'sent' },
    { email_key: 'has@mail.test', state: 'left_out' },
  ]);
});

it('asks at the time of sending: a plan that is bought meanwhile is not sold again', async () => {
  const student = await person('student');
  const owner = await person('graduate', '12m');
  await settle();
  const { context } = tern.service;
  const until = new Date(tern.clock.now() + 20 * 24 * 3600 * 1000).toISOString();
  for (const { userId } of [student, owner]) {
    await enqueueMail(context, context.db, {
      occasion: `renew ${userId}`,
      to: { userId },
      template: 'studentRenew',
      data: { until, page_url: 'http://shop.test/myAccount/student' },
    });
    await enqueueMail(context, context.db, {
      occasion: `ended ${userId}`,
      to: { userId },
      template: 'planEnded',
      data: { reason: 'refunded' },
    });
  }
  await tern.service.runBackground();
  const got = sink.mails
    .map(({ to, text }) => `${to.split('@')[0]}: ${/^Subject: (.*)$/m.exec(text)?.[1]}`)
    .sort();
  expect(got).toEqual([
    'graduate: Your Tern plan has ended',
    'student: Your Tern plan has ended',
    expect.stringMatching(/^student: Your student confirmation ends on /),
  ]);
  const ended = (name: string) =>
    sink.mails.find(({ to, text }) => to.startsWith(name) && text.includes('has ended'))?.text;
  expect(ended('student')).toContain('choose a plan again');
  expect(ended('graduate')).not.toContain('choose a plan again');
});
