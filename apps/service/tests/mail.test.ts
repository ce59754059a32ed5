import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completed } from './fakeStripe.ts';
import { restoreFields } from './sharedState.ts';
import { openOrder, type Started, startService } from './startService.ts';

/** The least SMTP that a mail needs. */
function smtpServer(state: { mails: string[]; refuse: boolean }): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false;
    let mail = '';
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (inData) {
          if (line === '.') {
            inData = false;
            state.mails.push(mail);
            mail = '';
            socket.write('250 ok\r\n');
          } else mail += `${line}\n`;
        } else if (/^(EHLO|HELO)/i.test(line)) socket.write('250 test\r\n');
        else if (/^MAIL/i.test(line)) socket.write(state.refuse ? '451 later\r\n' : '250 ok\r\n');
        else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else if (line) socket.write('250 ok\r\n');
      }
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

const state = { mails: [] as string[], refuse: false };
restoreFields(state, 'refuse');
let smtp: Server;
let tern: Started;
beforeAll(async () => {
  smtp = await smtpServer(state);
  const { port } = smtp.address() as AddressInfo;
  tern = await startService({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await tern.close();
  smtp.close();
});

it('sends the receipt with price, plan and order, once', async () => {
  const { token, email } = await tern.signUp();
  const { order, session } = await openOrder(tern, token, '12m');
  await tern.tell(completed(tern.stripe.pay(session.id)));
  await tern.service.runBackground();
  await tern.service.runBackground();
  const mails = state.mails.filter((mail) => mail.includes(`To: ${email}`));
  expect(mails).toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail).toContain('Subject: Your Tern receipt: $45.00');
  expect(mail).toContain('12 months');
  expect(mail).toContain(order.order_id);
});

it('says that the receipt was sent only once the mail server took it', async () => {
  const { token, email } = await tern.signUp();
  const { order, session } = await openOrder(tern, token, '12m');
  const receiptSentTo = async () =>
    (await tern.call('order', { order_id: order.order_id }, { token })).data.receipt_sent_to;
  state.refuse = true;
  await tern.tell(completed(tern.stripe.pay(session.id)));
  await tern.service.runBackground();
  expect(await receiptSentTo()).toBeNull();
  state.refuse = false;
  tern.clock.advance(6000);
  await tern.service.runBackground();
  expect(await receiptSentTo()).toBe(email);
});

it('tries again when the server says later', async () => {
  const { token } = await tern.signUp();
  state.mails.length = 0;
  state.refuse = true;
  await tern.call('setPassword', { password: 'Sea-swallow7' }, { token });
  await tern.service.runBackground();
  expect(state.mails).toHaveLength(0);
  state.refuse = false;
  await tern.service.runBackground();
  expect(state.mails).toHaveLength(0);
  tern.clock.advance(6000);
  await tern.service.runBackground();
  expect(state.mails).toHaveLength(1);
  expect(state.mails[0]).toContain('Subject: Your Tern password is set');
});

it('does not keep what stood in a mail', async () => {
  const { token, email } = await tern.customer();
  await tern.call('verificationRequest', {}, { token });
  await tern.service.runBackground();
  await tern.service.runBackground();
  const kept = await tern.rows<{ data: object; sent_at: Date | null }>(
    `select data, sent_at from mail_outbox where recipient = $1 and template = 'resetCode'`,
    [email],
  );
  expect(kept).toMatchObject([{ data: {}, sent_at: expect.any(Date) }]);
});

it('sends no code that has expired while the mail server was away, and wipes it', async () => {
  const { token, email } = await tern.customer();
  await tern.service.runBackground();
  state.mails.length = 0;
  state.refuse = true;
  await tern.call('verificationRequest', {}, { token });
  await tern.service.runBackground();
  await tern.service.runBackground();
  state.refuse = false;
  tern.clock.advance(10 * 60 * 1000 + 1000);
  await tern.service.runBackground();
  expect(state.mails).toEqual([]);
  const kept = await tern.rows(
    `select data, failure, next_try_at from mail_outbox where recipient = $1 and template = 'resetCode'`,
    [email],
  );
  expect(kept).toEqual([{ data: {}, failure: 'expired', next_try_at: null }]);
});

it('survives a restart between the wish and the mail', async () => {
  const { token, email } = await tern.customer();
  await tern.service.runBackground();
  state.mails.length = 0;
  await tern.call('verificationRequest', {}, { token });
  const again = await startService({
    databaseUrl: tern.service.config.databaseUrl ?? '',
    env: { SMTP_URL: tern.service.config.smtpUrl },
  });
  again.clock.advance(tern.clock.now() - again.clock.now());
  await again.service.runBackground();
  await again.service.runBackground();
  await again.close();
  expect(state.mails.filter((mail) => mail.includes(`To: ${email}`) && /^\d{8}$/m.test(mail))).toHaveLength(
    1,
  );
});

it('carries the headers that end the newsletter with one click, and the address to answer to', async () => {
  state.mails.length = 0;
  const email = 'reader@mail.test';
  await tern.call('newsletterSubscribe', { email });
  const waiting = await tern.mailData<{ confirm_url: string }>(email, 'newsletterConfirm');
  await tern.call('newsletterConfirm', {
    token: new URL(waiting?.confirm_url ?? '').searchParams.get('confirm') ?? '',
  });
  await tern.call('contactUs', { name: 'Ann', email: 'ann@mail.test', inquiry: 'Hello' });
  await tern.service.runBackground();
  const folded = state.mails.map((mail) => mail.replace(/\n\s+/g, ' '));
  expect(
    folded.some((mail) => /^List-Unsubscribe: <http:\/\/shop\.test\/api\/\S+token=\S+>$/m.test(mail)),
  ).toBe(true);
  expect(folded.some((mail) => mail.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))).toBe(
    true,
  );
  expect(folded.some((mail) => mail.includes('Reply-To: ann@mail.test'))).toBe(true);
});
