import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionGrace } from '../src/modules/account/deleteAccounts.ts';
import { runOps } from '../src/ops.ts';
import { completed } from './fakeStripe.ts';
import { from, openOrder, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

let count = 0;
const elsewhere = () => {
  count += 1;
  return { headers: from(`198.18.7.${count}`) };
};
const application = { name: 'Ann', site: 'blog.test', plan: 'Reviews.' };
const freshPassword = 'Fresh-wind5';

async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines.join('\n');
}

const isAlive = async (token: string) => (await tern.call('profile', {}, { token })).status === 200;
const report = async (token: string) => (await tern.call('partnerReport', {}, { token })).data.partner;
const signIn = (email: string, password: string) =>
  tern.call('login', { username: email, password }, elsewhere());
const tokenOf = (link: string | null | undefined) => link?.slice(link.indexOf('#') + 1) ?? '';

/** The owner of a mailbox gets a code by mail and trades it. */
async function ticketFor(email: string): Promise<string> {
  await tern.call('verificationRequest', { email }, elsewhere());
  await tern.service.runBackground();
  const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
  return (await tern.call('verificationValidate', { email, code }, elsewhere())).data.ticket;
}

const reset = (ticket: string, purchase?: 'mine' | 'not_mine') =>
  tern.call(
    'resetPassword',
    { ticket, password: freshPassword, confirm_password: freshPassword, purchase },
    elsewhere(),
  );

async function applyAndApprove(email: string): Promise<string> {
  await tern.call('partnerApply', { ...application, email }, elsewhere());
  return /tp-\w{8}/.exec(await ops('partners', 'approve', email, '--yes'))?.[0] ?? '';
}

async function confirmNewsletter(email: string): Promise<void> {
  await tern.call('newsletterSubscribe', { email }, elsewhere());
  const url = (await tern.mailData<{ confirm_url: string }>(email, 'newsletterConfirm'))?.confirm_url ?? '';
  const token = new URL(url).searchParams.get('confirm') ?? '';
  (await tern.call('newsletterConfirm', { token }, elsewhere())).data;
}

async function pay(token: string) {
  const { session, order } = await openOrder(tern, token);
  await tern.tell(completed(tern.stripe.pay(session.id)));
  await tern.service.runBackground();
  expect((await tern.call('order', { order_id: order.order_id }, { token })).data.state).toBe('paid');
  return order.order_id;
}

describe('an account whose mailbox nobody has shown', () => {
  it.each(['before', 'after'] as const)(
    'sees nothing of a partner who is approved %s it is opened; the owner of the mailbox does',
    async (when) => {
      const email = `squat-${when}@blog.test`;
      let squatter = when === 'before' ? await tern.customer(email) : null;
      const mark = await applyAndApprove(email);
      const link = (await tern.mailData<{ password_url: string }>(email, 'partnerApproved'))?.password_url;
      // The account that the approval opened has no password yet: anybody may type its address at the checkout.
      squatter ??= await tern.customer(email);
      expect(await report(squatter.token)).toBeNull();
      expect((await tern.call('profile', {}, { token: squatter.token })).data).toMatchObject({
        email_confirmed: false,
      });
      expect((await tern.call('accountExport', {}, { token: squatter.token })).data.partner).toEqual([]);

      expect((await reset(tokenOf(link))).status).toBe(200);
      expect(await isAlive(squatter.token)).toBe(false);
      expect((await signIn(email, samplePassword)).failure.data.error).toBe('incorrect_credentials');
      const { token, user } = (await signIn(email, freshPassword)).data;
      expect(user).toMatchObject({ email_confirmed: true, is_partner: true });
      expect((await report(token))?.code).toBe(mark);
      // It works once.
      expect((await reset(tokenOf(link))).failure.data.error).toBe('code_expired');
    },
  );

  it('is told nothing of the newsletter, and ends it neither now nor with its deletion', async () => {
    const email = 'reader@mail.test';
    await confirmNewsletter(email);
    await tern.call('partnerApply', { ...application, email }, elsewhere());
    const { token, userId } = await tern.customer(email);
    expect((await tern.call('accountExport', {}, { token })).data).toMatchObject({
      newsletter: null,
      partner: [],
    });
    (await tern.call('accountDelete', { password: samplePassword }, { token })).data;
    tern.clock.advance(deletionGrace + 60_000);
    await tern.service.runBackground();
    expect(await tern.rows('select email from users where id = $1', [userId])).toEqual([{ email: null }]);
    expect(await tern.rows('select state from newsletter_subscribers where email_key = $1', [email])).toEqual(
      [{ state: 'confirmed' }],
    );
    expect(await tern.rows('select state from partners where email_key = $1', [email])).toEqual([
      { state: 'applied' },
    ]);
  });

  it('sends five notices a day to its mailbox, however many accounts and spellings claim it', async () => {
    const mails = async (template: string, like: string) =>
      (
        await tern.rows(`select 1 from mail_outbox where template = $1 and recipient like $2`, [
          template,
          like,
        ])
      ).length;
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tern.customer(`victim+${index}@gmail.com`)),
    );
    expect(await mails('passwordSet', 'victim+%')).toBe(5);
    for (const { token } of claims) await tern.call('accountDelete', { password: samplePassword }, { token });
    expect(await mails('deletionRequested', 'victim+%')).toBe(0);
    // A day later, and to who has shown the mailbox, every time.
    tern.clock.advance(24 * 3600 * 1000 + 1000);
    for (const { token } of claims) await tern.call('accountDeleteCancel', {}, { token });
    expect(await mails('deletionCancelled', 'victim+%')).toBe(5);
    const owner = await tern.customer('shown@gmail.com');
    await tern.confirm(owner);
    for (let turn = 0; turn < 4; turn += 1) {
      (await tern.call('accountDelete', { password: samplePassword }, { token: owner.token })).data;
      (await tern.call('accountDeleteCancel', {}, { token: owner.token })).data;
    }
    expect(await mails('deletionRequested', 'shown@%')).toBe(4);
    expect(await mails('deletionCancelled', 'shown@%')).toBe(4);
  });

  it('is confirmed by the code of a mail, and then has what waited', async () => {
    const person = await tern.customer('waits@blog.test');
    await confirmNewsletter(person.email);
    const mark = await applyAndApprove(person.email);
    await tern.call('emailConfirmRequest', {}, { token: person.token });
    const code = (await tern.mailData<{ code: string }>(person.email, 'confirmCode'))?.code ?? '';
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    const confirm = (given: string, token = person.token) =>
      tern.call('emailConfirm', { code: given }, { token });
    expect((await confirm(wrong)).failure.data.error).toBe('verification_failed');
    const stranger = await tern.customer();
    expect((await confirm(code, stranger.token)).failure.data.error).toBe('code_expired');
    expect((await confirm(code)).data).toMatchObject({ email_confirmed: true, is_partner: true });
    expect((await confirm(code)).failure.data.error).toBe('code_expired');
    expect((await report(person.token))?.code).toBe(mark);
    expect((await tern.call('accountExport', {}, { token: person.token })).data).toMatchObject({
      newsletter: { state: 'confirmed' },
      partner: [{ state: 'approved', code: mark }],
    });
  });

  it('takes five guesses, in parallel as well', async () => {
    const { token, email } = await tern.customer();
    await tern.call('emailConfirmRequest', {}, { token });
    const code = (await tern.mailData<{ code: string }>(email, 'confirmCode'))?.code ?? '';
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const wrong = String((Number(code) + 1 + index) % 100_000_000).padStart(8, '0');
        return tern.call('emailConfirm', { code: wrong }, { token });
      }),
    );
    const errors = guesses.map(({ failure }) => failure.data.error);
    expect(errors.filter((error) => error === 'verification_failed')).toHaveLength(5);
    expect((await tern.call('emailConfirm', { code }, { token })).failure.data.error).toBe('code_expired');
  });

  it('does not end the codes of the owner of the mailbox with a password of its own', async () => {
    const email = 'owner@mail.test';
    const squatter = await tern.customer(email);
    const ticket = await ticketFor(email);
    const change = { current_password: samplePassword, new_password: 'Another#1234' };
    (await tern.call('changePassword', change, { token: squatter.token })).data;
    expect((await reset(ticket)).status).toBe(200);
    expect(await isAlive(squatter.token)).toBe(false);
    expect((await signIn(email, freshPassword)).status).toBe(200);
  });

  it('cannot confirm an address that another account has confirmed', async () => {
    const email = 'two@mail.test';
    // Both typed it at the checkout; neither has a password.
    const first = await tern.signUp(email);
    const second = await tern.signUp(email);
    await tern.confirm(first);
    expect(await isAlive(second.token)).toBe(false);
    expect((await tern.call('anonymousSignup', { email }, elsewhere())).failure.data.error).toBe(
      'email_known',
    );
    // Nobody takes a confirmed address, with or without a password.
    const [row] = await tern.rows('select email_key from users where id = $1', [first.userId]);
    expect(row).toEqual({ email_key: email });
  });
});

describe('what was bought before the mailbox was shown', () => {
  it('is handed over only when its owner says that the purchase is theirs', async () => {
    const buyer = await tern.customer('bought@mail.test');
    const orderId = await pay(buyer.token);
    const ticket = await ticketFor(buyer.email);
    expect((await reset(ticket)).failure.data.error).toBe('purchase_found');
    // Nothing has happened, and the ticket is not used up.
    expect(await isAlive(buyer.token)).toBe(true);
    expect((await reset(ticket, 'mine')).status).toBe(200);
    expect(await isAlive(buyer.token)).toBe(false);
    const { token, user } = (await signIn(buyer.email, freshPassword)).data;
    expect(user).toMatchObject({ user_id: buyer.userId, email_confirmed: true });
    expect((await tern.call('order', { order_id: orderId }, { token })).data.state).toBe('paid');
  });

  it('stays with the buyer when it is not theirs, and renews no more', async () => {
    const buyer = await tern.customer('typo@mail.test');
    const orderId = await pay(buyer.token);
    expect((await reset(await ticketFor(buyer.email), 'not_mine')).status).toBe(200);
    const { token, user } = (await signIn(buyer.email, freshPassword)).data;
    expect(user.user_id).not.toBe(buyer.userId);
    expect(user.email_confirmed).toBe(true);
    expect((await tern.call('order', { order_id: orderId }, { token })).failure.data.error).toBe(
      'order_unknown',
    );
    expect((await tern.call('subscriptionMy', {}, { token })).data).toMatchObject({ subscriptions: [] });
    // The buyer is still signed in, with the plan, and gets nothing at somebody else's mailbox.
    expect((await tern.call('order', { order_id: orderId }, { token: buyer.token })).data.state).toBe('paid');
    const [plan] = await tern.rows<{ state: string; cancel_at_period_end: boolean }>(
      'select state, cancel_at_period_end from subscriptions where order_id = $1',
      [orderId],
    );
    expect(plan).toEqual({ state: 'active', cancel_at_period_end: true });
    expect(await tern.rows('select email from users where id = $1', [buyer.userId])).toEqual([
      { email: null },
    ]);
    expect((await signIn(buyer.email, samplePassword)).failure.data.error).toBe('incorrect_credentials');
  });

  it('needs no question from within the account, nor where the address is confirmed', async () => {
    const within = await tern.customer('within@mail.test');
    await pay(within.token);
    const ticket = await ticketFor(within.email);
    const input = { ticket, password: freshPassword, confirm_password: freshPassword };
    expect((await tern.call('resetPassword', input, { token: within.token })).status).toBe(200);
    expect(await isAlive(within.token)).toBe(true);
    expect((await reset(await ticketFor(within.email))).status).toBe(200);
  });
});

it('keeps the first application with an address', async () => {
  const email = 'first@blog.test';
  await tern.call('partnerApply', { ...application, email }, elsewhere());
  await tern.call('partnerApply', { ...application, name: 'Mallory', site: 'evil.test', email }, elsewhere());
  expect(await tern.rows('select name, site from partners where email_key = $1', [email])).toEqual([
    { name: 'Ann', site: 'blog.test' },
  ]);
});

it('sends the link of a partner again once it is over', async () => {
  const email = 'late@blog.test';
  await applyAndApprove(email);
  await expect(ops('partners', 'approve', email, '--yes')).rejects.toThrow('approved already');
  tern.clock.advance(8 * 24 * 3600 * 1000);
  expect(await ops('partners', 'approve', email, '--yes')).toContain('Done.');
  const link = (await tern.mailData<{ password_url: string }>(email, 'partnerApproved'))?.password_url;
  expect((await reset(tokenOf(link))).status).toBe(200);
});

/**
 * Where a query of the service compares an address. Whatever shows, joins, changes or deletes something takes a
 * `ProvenAddress`; the rest stands here with its reason.
 */
const comparisons: Record<string, string> = {
  'account/account.repo.ts findUserByEmail': 'signs in, and sends codes to the mailbox',
  'account/addressClaims.repo.ts releaseUnclaimedEmail':
    'takes the key from an account that only claims the address',
  'account/addressClaims.repo.ts takeFreeEmail': 'gives the key to a claim where nobody has it',
  'account/verification.repo.ts prepareRequests': 'sends a code to the mailbox',
  'account/verification.repo.ts takeGuess': 'takes a try of a code of the mailbox',
  'account/verification.repo.ts dropVerificationsOf': 'ends codes, after a proof or with the account',
  'newsletter/subscribers.repo.ts endSubscriber': 'the relay says that the address gets no mail',
  'newsletter/subscribers.repo.ts findSubscriber': 'ProvenAddress',
  'newsletter/subscribers.repo.ts deleteSubscriber': 'ProvenAddress',
  'newsletter/subscribers.repo.ts moveSubscriber': 'ProvenAddress',
  'newsletter/deliveries.repo.ts markLeft': 'the link of a newsletter was used',
  'newsletter/deliveries.repo.ts claimDeliveries': 'sends to the list',
  'newsletter/deliveries.repo.ts findDelivery': 'the relay says what came of a mail',
  'newsletter/deliveries.repo.ts lastStates': 'the relay says what came of a mail',
  'newsletter/deliveries.repo.ts forgetAddresses': 'forgets addresses',
  'newsletter/issues.repo.ts countReaders': 'counts for the operator',
  'newsletter/issues.repo.ts listDueRun': 'sends to the list',
  'partners/partners.repo.ts belongsTo': 'ProvenAddress',
  'partners/partners.repo.ts givePartner': 'ProvenAddress',
  'partners/partners.repo.ts movePartnerAddress': 'ProvenAddress',
  'payment/contractActs/contractNotices.repo.ts deleteNoticesOf': 'ProvenAddress',
  'payment/contractActs/contractNotices.repo.ts listNoticesOf': 'ProvenAddress',
  'payment/checkout/unpaid.repo.ts deleteUnpaidAccounts':
    'keeps the account of a partner who has yet to come',
};

it('compares addresses only where that was decided', () => {
  const root = new URL('../src/modules/', import.meta.url).pathname;
  const found = new Map<string, string>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    const text = readFileSync(join(root, path), 'utf8');
    for (const { index } of text.matchAll(
      /\b(?:eq|ne|inArray|notInArray|like|ilike)\(\s*\w+\.(?:emailKey|email|recipient)\b|\b(?:email_key|lower\(\$\{\w+\.email)/g,
    )) {
      const before = [...text.slice(0, index).matchAll(/(?:function|const) (\w+)(?:\s*=\s*\(|\()/g)];
      const name = before.at(-1)?.[1] ?? '';
      const start = before.at(-1)?.index ?? 0;
      found.set(`${path} ${name}`, text.slice(start, index));
    }
  }
  expect([...found.keys()].sort()).toEqual(Object.keys(comparisons).sort());
  for (const [place, why] of Object.entries(comparisons)) {
    if (why === 'ProvenAddress') {
      const [path = '', name] = place.split(' ');
      const text = readFileSync(join(root, path), 'utf8');
      const head = new RegExp(`(?:function|const) ${name}\\b[^]*?(?:\\{\n|=>)`).exec(text)?.[0] ?? '';
      expect(head, place).toMatch(/ProvenAddress|Person\b/);
    }
  }
});
