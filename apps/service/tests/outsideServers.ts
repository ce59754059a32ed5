import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often each thing came, by its name. */
export class Tally extends Map<string, number> {
  add(name: string): void {
    this.set(name, (this.get(name) ?? 0) + 1);
  }
  /** How many more came than there are names. */
  get extra(): number {
    return [...this.values()].reduce((sum, count) => sum + count - 1, 0);
  }
}

/** A mail server that counts mails by `Message-ID`. It takes `delay` ms for each. */
export async function mailCounter({ delay = 0 } = {}) {
  const mails = new Tally();
  const server = createServer((socket) => {
    let buffer = '';
    let inMail = false;
    socket.on('error', () => {});
    socket.write('220 counter\r\n');
    socket.on('data', async (chunk) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          mails.add(/^message-id:\s*(<[^>]+>)/im.exec(part)?.[1] ?? 'none');
          await sleep(delay);
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(part)) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

/** A further provider (`tpa`) that counts what it is asked, by payment. Every payment is open. */
export async function providerCounter() {
  const refunds = new Tally();
  const reads = new Tally();
  const server = createHttpServer((request, response) => {
    const [, id = '', action] = /\/payments\/([^/]+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    // A refund is asked about as well, minutes after it was made.
    if (action === 'refund') refunds.add(id);
    else if (!id.startsWith('refund')) reads.add(id);
    const payment = {
      id,
      status: 'open',
      order_id: id,
      user_id: '',
      product_id: '',
      amount: 1,
      currency: 'USD',
    };
    response.setHeader('content-type', 'application/json');
    request.resume().on('end', () => response.end(JSON.stringify({ ...payment, url: 'http://shop.test/' })));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    refunds,
    reads,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
