import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newsletterNoticesPath } from '@tern/contract';
import { createSmtpSink, type SmtpSink } from '@tern/testing/smtpSink';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNewsletterSender } from '../src/modules/newsletter/newsletter.module.ts';
import { runOps } from '../src/ops.ts';
import { signWebhook } from '../src/signWebhook.ts';
import { from, type Started, startService } from './startService.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const folder = mkdtempSync(join(tmpdir(), 'tern-letters-'));
let replies = new Map<string, string>();
let sink: SmtpSink;
let tern: Started;
let other: Started;
beforeAll(async () => {
  sink = await createSmtpSink({ reply: (_place, to) => replies.get(to) });
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    NEWSLETTER_PER_MINUTE: '60000',
    NEWSLETTER_WEBHOOK_SECRET: secret,
  };
  tern = await startService({ env });
  other = await startService({ env, databaseUrl: tern.service.config.databaseUrl ?? '' });
});
afterAll(async () => {
  await other.close();
  await tern.close();
  await sink.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await tern.rows('truncate newsletter_issues, newsletter_subscribers, newsletter_suppressions cascade');
  // Confirmations that no test has waited for.
  await tern.rows('delete from mail_outbox');
  replies = new Map();
  sink.clear();
});

/** Confirmed subscribers, `<name>@mail.test` each. */
async function readers(...names: string[]): Promise<void> {
  for (const name of names) {
    const [, language = 'en'] = /\.(\w\w)$/.exec(name) ?? [];
    await tern.rows(
      `insert into newsletter_subscribers (email_key, email, language, state, leave_token, asked_at, confirmed_at)
       values ($1, $1, $2, 'confirmed', $3, now(), now())`,
      [`${name}@mail.test`, language, `leave-token-of-${name}`],
    );
  }
}

function issue(name: string, texts: Record<string, string> = {}): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  const files: Record<string, string> = { en: `Title of ${name}`, ...texts };
  for (const [language, title] of Object.entries(files)) {
    const words = `---\ntitle: ${title}\ndescription: One line of it.\n---\n\nRead [the blog](/blog), ${language}.\n`;
    writeFileSync(join(path, `${language}.md`), words);
  }
  return path;
}

async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, ['newsletter', ...argv]);
  return lines.join('\n');
}
const work = (of = tern) => of.service.runBackground();
const got = () => sink.mails.map(({ to }) => to.replace('@mail.test', '')).sort();
const stateOf = async (name: string) =>
  (
    await tern.rows<{ state: string }>('select state from newsletter_subscribers where email_key = $1', [
      `${name}@mail.test`,
    ])
  )[0]?.state;

it('forgets readers 90 days after they have gone, and no others', async () => {
  await readers('reads', 'left', 'bounced', 'complained', 'back', 'lately');
  const gone = (name: string, state: string, days: number) =>
    tern.rows('update newsletter_subscribers set state = $2, left_at = $3 where email_key = $1', [
      `${name}@mail.test`,
      state,
      new Date(tern.clock.now() - days * 86_400_000).toISOString(),
    ]);
  await gone('left', 'left', 91);
  await gone('bounced', 'bounced', 91);
  await gone('complained', 'complained', 91);
  await gone('back', 'confirmed', 91);
  await gone('lately', 'left', 89);
  await work();
  const left = await tern.rows<{ email_key: string }>('select email_key from newsletter_subscribers');
  expect(left.map(({ email_key }) => email_key.replace('@mail.test', '')).sort()).toEqual([
    'back',
    'lately',
    'reads',
  ]);
});

describe('an issue', () => {
  it('goes once to everybody who confirmed, in their language, from two processes at once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `reader-${index}`);
    await readers(...names, 'anna.de', 'piotr.pl');
    await tern.rows(`insert into newsletter_subscribers (email_key, email, language, state, leave_token, asked_at)
      values ('p@mail.test', 'p@mail.test', 'en', 'pending', 'p', now()), ('l@mail.test', 'l@mail.test', 'en', 'left', 'l', now())`);
    const path = issue('once', { de: 'Deutscher Titel' });
    expect(await ops('send', path)).toMatch(/pl: 1, in en[\s\S]*42 confirmed[\s\S]*Nothing was changed/);
    await ops('send', path, '--yes');
    expect((await tern.call('newsletterIssue', { id: 'once' })).failure.data.error).toBe('not_found');
    await Promise.all([work(), work(other)]);
    await Promise.all([work(), work(other)]);
    expect(got()).toEqual([...names, 'anna.de', 'piotr.pl'].sort());
    const mail = sink.mails
      .find(({ to }) => to.startsWith('anna'))
      ?.text.replace(/=\n/g, '')
      .replace(/\n\s+/g, ' ');
    expect(mail).toContain('Subject: Deutscher Titel');
    expect(mail).toContain('http://shop.test/de/blog');
    expect(mail).toMatch(/List-Unsubscribe: <http:\/\/shop\.test\/api\/\S+token=leave-token-of-anna\.de>/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain('multipart/alternative');
    expect(await ops('status', 'once')).toMatch(
      /every language {2}sent[\s\S]*addresses +42\n[\s\S]*delivered +42/,
    );
    const { issues } = (await tern.call('newsletterIssues', { language: 'pl' })).data;
    expect(issues).toMatchObject([{ id: 'once', title: 'Title of once', language: 'en' }]);
    // Nobody is left without it.
    await ops('send', path, '--yes');
    await work();
    expect(sink.mails).toHaveLength(42);
  });

  it('leaves out who left while it waited, and keeps the words it was sent with', async () => {
    await readers('stays', 'leaves');
    const path = issue('waits');
    const at = new Date(tern.clock.now() + 3_600_000).toISOString();
    await ops('send', path, '--at', at, '--yes');
    await work();
    expect(got()).toEqual([]);
    await tern.call('newsletterUnsubscribe', { token: 'leave-token-of-leaves' });
    tern.clock.advance(3_700_000);
    await work();
    expect(got()).toEqual(['stays']);
    issue('waits', { en: 'Other words' });
    await expect(ops('send', path, '--yes')).rejects.toThrow('An issue does not change');
    await tern.call('newsletterUnsubscribe', { token: 'leave-token-of-stays' });
    expect(await ops('status')).toMatch(/left +1 /);
  });

  it('is one a month at most, and says what is wrong with its file', async () => {
    await readers('one');
    await ops('send', issue('first'), '--yes');
    await expect(ops('send', issue('second'))).rejects.toThrow('one a month at most');
    expect(await ops('send', issue('second'), '--early')).toContain('Nothing was changed');
    const bad = issue('bad');
    writeFileSync(join(bad, 'de.md'), '---\ntitle: T\n---\n\n![a](b.png)\n\n<b>no</b>\n');
    await expect(ops('send', bad)).rejects.toThrow(/de\.md: description is missing[\s\S]*image is no part/);
  });

  it('reaches one language first and the rest later, and one address as a test', async () => {
    await readers('anna.de', 'ben');
    const path = issue('parts');
    expect(await ops('send', path, '--test', 'desk@mail.test', '--language', 'de')).toContain('Sent to desk');
    await ops('send', path, '--language', 'de', '--yes');
    await work();
    await ops('send', path, '--yes');
    await work();
    expect(sink.mails.map(({ to }) => to)).toEqual(['desk@mail.test', 'anna.de@mail.test', 'ben@mail.test']);
  });
});

describe('what the mail server says', () => {
  it('ends an address that does not exist, tries later what comes later, and lets the rest be', async () => {
    await readers('gone', 'busy', 'full', 'fine');
    replies = new Map([
      ['gone@mail.test', '550 5.1.1 no such user'],
      ['busy@mail.test', '451 4.7.1 come back'],
      ['full@mail.test', '552 5.2.2 mailbox full'],
    ]);
    await ops('send', issue('replies'), '--yes');
    await work();
    expect(got()).toEqual(['fine']);
    expect([await stateOf('gone'), await stateOf('full')]).toEqual(['bounced', 'confirmed']);
    replies.clear();
    tern.clock.advance(6 * 60_000);
    await work();
    expect(got()).toEqual(['busy', 'fine']);
    const status = await ops('status');
    expect(status).toMatch(
      /delivered +2 [\s\S]*bounced +1 +2 refused at once[\s\S]*suppressed addresses: 1 bounced/,
    );
    const kept = JSON.stringify(await tern.rows('select * from newsletter_suppressions'));
    expect(kept).not.toContain('mail.test');
  });

  it('stops when one address after the other is refused', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `r${index}`);
    await readers(...names);
    replies = new Map(names.map((name) => [`${name}@mail.test`, '550 5.7.1 we do not know you']));
    await ops('send', issue('refused'), '--yes');
    await work();
    expect(await ops('status')).toMatch(/stopped: 20 refusals in a row, the last one 550 5\.7\.1/);
    replies.clear();
    await ops('resume', 'refused', '--yes');
    await work();
    expect(sink.mails.length).toBeGreaterThan(30);
    expect(new Set(got()).size).toBe(sink.mails.length);
  });
});

describe('a process that ends in the middle', () => {
  it('sends again what had not gone out, and asks about what may have', async () => {
    await readers('claimed', 'handing', 'fresh');
    await ops('send', issue('killed'), '--yes');
    // Lists the addresses, and is told to stop before it sends.
    await createNewsletterSender(tern.service.context).run(AbortSignal.abort());
    await tern.rows(`update newsletter_deliveries set state = split_part(email_key, '@', 1), attempts = 1,
      claimed_until = now() - interval '1 hour' where email_key not like 'fresh%'`);
    await work();
    expect(got()).toEqual(['claimed', 'fresh']);
    expect(await ops('status')).toMatch(/unknown +1 /);
    await ops('resume', 'killed', '--unknown', '--yes');
    await work();
    expect(got()).toEqual(['claimed', 'fresh', 'handing']);
  });
});

describe('notices of the relay', () => {
  async function tell(events: object[], key = secret, time = Math.floor(tern.clock.now() / 1000)) {
    const body = JSON.stringify({ events });
    const response = await fetch(tern.origin + newsletterNoticesPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(time),
        'webhook-signature': `v1,old ${signWebhook(key, { id: 'msg_1', time: String(time), body })}`,
      },
      body,
    });
    return response.status;
  }

  it('end addresses that bounce or complain, and no others', async () => {
    await readers('bounces', 'complains', 'later', 'fine');
    await ops('send', issue('notices'), '--yes');
    await work();
    const mailOf = (name: string) => sink.mails.find(({ to }) => to.startsWith(name))?.messageId;
    const events = [
      { type: 'bounced', message_id: `<${mailOf('bounces')}>`, permanent: true, reply: '550 5.1.1' },
      { type: 'complained', address: 'Complains@mail.test' },
      { type: 'bounced', message_id: mailOf('later') },
      { type: 'complained', message_id: 'a-receipt@elsewhere' },
    ];
    const hour = 3600;
    expect(await tell(events, `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(400);
    expect(await tell(events, secret, Math.floor(tern.clock.now() / 1000) - hour)).toBe(400);
    expect(await tell([{ type: 'nonsense' }])).toBe(400);
    expect(await stateOf('bounces')).toBe('confirmed');
    expect(await tell(events)).toBe(200);
    expect(await tell(events)).toBe(200);
    const states = ['bounces', 'complains', 'later', 'fine'].map(stateOf);
    expect(await Promise.all(states)).toEqual(['bounced', 'complained', 'confirmed', 'confirmed']);
    expect(await ops('status')).toMatch(/bounced +2 [\s\S]*complained +1\n/);
    // Typing the address on the site does not write to who complained.
    const headers = from('198.18.7.1');
    await tern.call('newsletterSubscribe', { email: 'complains@mail.test' }, { headers });
    await tern.call('newsletterSubscribe', { email: 'bounces@mail.test' }, { headers });
    expect(await tern.mailData('complains@mail.test', 'newsletterConfirm')).toBeUndefined();
    const link = await tern.mailData<{ confirm_url: string }>('bounces@mail.test', 'newsletterConfirm');
    const token = new URL(link?.confirm_url ?? '').searchParams.get('confirm') ?? '';
    await tern.call('newsletterConfirm', { token });
    expect(await stateOf('bounces')).toBe('confirmed');
    expect(await ops('lift', 'complains@mail.test', '--yes')).toContain('Done.');
    expect(await ops('status')).toContain('suppressed addresses: none');
  });

  it('settle what a killed process left unknown', async () => {
    await readers('unsure');
    await ops('send', issue('unsure'), '--yes');
    await work();
    await tern.rows(`update newsletter_deliveries set state = 'unknown', sent_at = null`);
    expect(
      await tell([
        { type: 'delivered', message_id: sink.mails.find(({ to }) => to.startsWith('unsure'))?.messageId },
      ]),
    ).toBe(200);
    expect(await ops('status')).toMatch(/delivered +1 /);
  });
});
