import { createSmtpSink, type SmtpSink } from '@tern/testing/smtpSink';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseDoor } from './databaseDoor.ts';
import { completed } from './fakeStripe.ts';
import { type Launched, launchService } from './launchService.ts';
import { migratedDatabase } from './newDatabase.ts';
import { openOrder, type Started, startService } from './startService.ts';

/** A mail whose sender is gone waits so long for another process. ms */
const lease = 120_000;
const day = 24 * 3600 * 1000;

const server: { onRecipient: () => void; onMail: () => void; hangUp: boolean } = {
  onRecipient: () => {},
  onMail: () => {},
  hangUp: false,
};
let sink: SmtpSink;
let databaseUrl: string;
let tern: Started;
const launched: Launched[] = [];

beforeAll(async () => {
  sink = await createSmtpSink({
    reply: (place) => {
      if (place === 'recipient') server.onRecipient();
      return undefined;
    },
    hangUp: () => server.hangUp,
    onMail: () => server.onMail(),
  });
  databaseUrl = await migratedDatabase();
  tern = await startService({ databaseUrl, env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
});
afterEach(() => {
  Object.assign(server, { onRecipient: () => {}, onMail: () => {}, hangUp: false });
  for (const { child } of launched.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await tern.close();
  await sink.close();
});

/** An order that was paid, whose receipt waits in the outbox. */
async function paid(): Promise<{ ids: () => string[]; sentAt: () => Promise<Date | null> }> {
  const { token, email } = await tern.signUp();
  const { order, session } = await openOrder(tern, token, '12m');
  await tern.tell(completed(tern.stripe.pay(session.id)));
  const occasion = `paid:${order.order_id}`;
  const receipts = () => sink.mails.filter(({ to, text }) => to === email && text.includes('receipt'));
  return {
    ids: () => receipts().map(({ messageId }) => messageId),
    sentAt: async () =>
      (
        await tern.rows<{ sent_at: Date | null }>('select sent_at from mail_outbox where occasion = $1', [
          occasion,
        ])
      )[0]?.sent_at ?? null,
  };
}

/** A process of its own that sends what waits, and dies at a moment. */
async function sendAndDie(at: 'onRecipient' | 'onMail'): Promise<void> {
  const process = await launchService({
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PUBLIC_ORIGIN: 'http://shop.test',
  });
  launched.push(process);
  server[at] = () => void process.child.kill('SIGKILL');
  expect(await process.ended).toBeNull();
  server[at] = () => {};
}

/** The next process, once the mail waits for nobody any more, and on the days after. */
async function goOn(): Promise<void> {
  tern.clock.advance(lease + 1000);
  await tern.service.runBackground();
  for (let days = 0; days < 3; days += 1) {
    tern.clock.advance(day);
    await tern.service.runBackground();
  }
}

describe('the receipt is sent exactly once', () => {
  it('when the process dies before the mail server has it', async () => {
    const receipt = await paid();
    await sendAndDie('onRecipient');
    expect(receipt.ids()).toEqual([]);
    await goOn();
    expect(receipt.ids()).toHaveLength(1);
  });

  it('when the database goes before it is written down that it was sent', async () => {
    const receipt = await paid();
    const door = await databaseDoor(databaseUrl);
    const sender = await startService({
      databaseUrl: door.url,
      env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` },
    });
    let shut: Promise<void> | undefined;
    server.onMail = () => {
      shut ??= door.shut();
    };
    await sender.service.runBackground().catch(() => {});
    expect(shut).toBeDefined();
    expect(receipt.ids()).toHaveLength(1);
    expect(await receipt.sentAt()).toBeNull();
    await shut;
    await door.reopen();
    await sender.service.runBackground();
    expect(await receipt.sentAt()).not.toBeNull();
    await sender.close();
    await goOn();
    expect(receipt.ids()).toHaveLength(1);
  });
});

/** No protocol tells whether a mail was taken when nobody heard the reply: a receipt twice does less harm than none. */
describe('the receipt is sent once more, under one Message-ID, and never again', () => {
  it('when the process dies after the mail server took it, before that is written down', async () => {
    const receipt = await paid();
    await sendAndDie('onMail');
    expect(receipt.ids()).toHaveLength(1);
    expect(await receipt.sentAt()).toBeNull();
    await goOn();
    const [first] = receipt.ids();
    expect(first).toMatch(/^mail_\w+@shop\.test$/);
    expect(receipt.ids()).toEqual([first, first]);
  });

  it('when the reply of the mail server is lost', async () => {
    const receipt = await paid();
    server.hangUp = true;
    await tern.service.runBackground();
    expect(receipt.ids()).toHaveLength(1);
    expect(await receipt.sentAt()).toBeNull();
    server.hangUp = false;
    await goOn();
    const [first] = receipt.ids();
    expect(receipt.ids()).toEqual([first, first]);
  });
});
