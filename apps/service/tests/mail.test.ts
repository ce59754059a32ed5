import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completed } from './fakeStripe.ts';
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
  expect(state.mails).toHaveLength(1);
  const [mail = ''] = state.mails;
  expect(mail).toContain(`To: ${email}`);
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
