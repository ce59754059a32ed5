import { addInterval } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { buy, type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService();
  provider = doubleProvider(tern);
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['customer']>>;

async function owner(product = '1m') {
  const person = await tern.customer();
  const { order } = await buy(tern, person.token, 's1', { product });
  provider.confirm(order.order_id);
  (await tern.call('walletPurchaseResult', { order_id: order.order_id }, { token: person.token })).data;
  return { person, orderId: order.order_id };
}
const invoicesOf = async ({ token }: Person) => (await tern.call('invoiceList', {}, { token })).data.invoices;
const billing = {
  name: 'Zoë Å.',
  company: 'Sample Studio',
  address: '1 Quay\nHarbour',
  vat_id: 'DE 123 456 789',
};
const save = ({ token }: Person, input = billing) => tern.call('billingDetailsSave', input, { token });
const pdfOf = ({ token }: Person, number: string, language: 'en' | 'ar' | 'ja' = 'en') =>
  tern.call('invoicePdf', { number, language }, { token });
const buyersOf = (orderId: string) =>
  tern.rows<{ buyer: { company: string } | null }>(
    'select buyer from invoices where order_id = $1 order by number',
    [orderId],
  );

describe('an invoice', () => {
  it('is made of each charge, with the next number of its seller, in the same transaction', async () => {
    const { person, orderId } = await owner();
    const at = new Date(tern.clock.now() + 28 * day);
    tern.clock.advance(29 * day);
    await provider.charge(orderId, at, { periodEnd: addInterval(at, 1, 'MONTH') });
    const [second, first, ...more] = await invoicesOf(person);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'invoice', receipt: orderId, amount: 999, currency: 'USD' });
    expect(second).toMatchObject({ kind: 'invoice', receipt: `${orderId}-2`, amount: 999 });
    const count = (number = '') => Number(/^\d{4}-(\d{6})$/.exec(number)?.[1]);
    expect(count(second?.number)).toBe(count(first?.number) + 1);
  });

  it('takes no number where its transaction is undone', async () => {
    const last = async () => (await tern.rows<{ last: number }>('select last from invoice_numbers'))[0]?.last;
    await owner();
    const before = (await last()) ?? 0;
    await expect(
      tern.service.context.db.transaction(async (tx) => {
        const { takeNumber } = await import('../src/modules/invoices/invoices.repo.ts');
        expect(await takeNumber(tx, 'own')).toBe(before + 1);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await last()).toBe(before);
  });

  it('has no gap and no number twice when twenty are paid at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => tern.customer()));
    const opened = [];
    for (const { token } of people)
      opened.push({ token, ...(await buy(tern, token, 's1', { product: '1m' })) });
    await Promise.all(
      opened.map(({ order, token }) => {
        provider.confirm(order.order_id);
        return tern.call('walletPurchaseResult', { order_id: order.order_id }, { token });
      }),
    );
    await tern.service.runBackground();
    const rows = await tern.rows<{ number: number }>(
      `select number from invoices where seller = 'own' order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  it('is no matter of a trial, of a period that was given, or of a plan that an operator gave', async () => {
    const person = await tern.customer();
    const quote = (await tern.call('quote', { product_id: '12m.add30d' }, { token: person.token })).data;
    const order = (
      await tern.call('createSubscription', { quote_id: quote.quote_id }, { token: person.token })
    ).data;
    provider.confirm(order.order_id);
    await tern.call('walletPurchaseResult', { order_id: order.order_id }, { token: person.token });
    expect(await invoicesOf(person)).toEqual([]);
  });
});

describe('a refund', () => {
  it('makes a credit note once it is done, and only one', async () => {
    const { person, orderId } = await owner();
    const tell = () =>
      provider.tell({
        kind: 'refunded',
        at: new Date(tern.clock.now()),
        orderId,
        payment: null,
        full: false,
        amount: 300,
        total: null,
        refund: 're_one',
        state: 'done',
      } as never);
    await tell();
    await tell();
    const [note, invoice, ...more] = await invoicesOf(person);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 999 });
    expect(note).toMatchObject({ kind: 'credit_note', amount: 300, receipt: orderId });
    expect((await pdfOf(person, note?.number ?? '')).data.file_name).toBe(`${note?.number}.pdf`);
  });
});

describe('the PDF', () => {
  it('is one file of one sheet in every script, also for whom nothing was entered', async () => {
    const { person } = await owner();
    const [invoice] = await invoicesOf(person);
    for (const language of ['en', 'ar', 'ja'] as const) {
      const { pdf } = (await pdfOf(person, invoice?.number ?? '', language)).data;
      const bytes = Buffer.from(pdf, 'base64');
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(bytes.length).toBeLessThan(60_000);
    }
  });

  it('has the buyer that was entered when it was first saved with one', async () => {
    const { person, orderId } = await owner();
    const [invoice] = await invoicesOf(person);
    const number = invoice?.number ?? '';
    (await pdfOf(person, number)).data;
    expect((await buyersOf(orderId))[0]?.buyer).toBeNull();
    expect((await save(person)).data).toEqual({ ...billing, vat_id: 'DE123456789' });
    (await pdfOf(person, number)).data;
    (await save(person, { ...billing, company: 'Another' })).data;
    (await pdfOf(person, number)).data;
    expect((await buyersOf(orderId))[0]?.buyer?.company).toBe('Sample Studio');
  });

  it('is for the owner', async () => {
    const { person } = await owner();
    const stranger = await tern.customer();
    const [invoice] = await invoicesOf(person);
    for (const number of [invoice?.number ?? '', 'P2026-000001', '2026-999999', 'nothing']) {
      expect((await pdfOf(stranger, number)).failure.data.error).toBe('order_unknown');
    }
  });
});

describe('billing details', () => {
  it('are refused with a VAT id that has no such format', async () => {
    const { person } = await owner();
    const { failure } = await save(person, { ...billing, vat_id: 'DE12' });
    expect(failure.data).toMatchObject({
      error: 'validation_failed',
      fields: [{ field: 'vat_id', rule: 'invalid' }],
    });
    expect((await tern.call('billingDetails', {}, { token: person.token })).data.company).toBe('');
  });

  it('go with the account, and invoices keep whom they were made out to until the law allows', async () => {
    const { person, orderId } = await owner();
    (await save(person)).data;
    const [invoice] = await invoicesOf(person);
    (await pdfOf(person, invoice?.number ?? '')).data;
    const exported = (await tern.call('accountExport', {}, { token: person.token })).data;
    expect(exported.billing_details.company).toBe('Sample Studio');
    expect(exported.invoices).toHaveLength(1);
    await tern.call('accountDelete', { password: samplePassword }, { token: person.token });
    await tern.service.runBackground();
    tern.clock.advance(15 * day);
    await tern.service.runBackground();
    expect(await tern.rows('select 1 from billing_details where user_id = $1', [person.userId])).toEqual([]);
    expect((await buyersOf(orderId))[0]?.buyer?.company).toBe('Sample Studio');
    tern.clock.advance(10 * 366 * day);
    await tern.service.runBackground();
    expect((await buyersOf(orderId))[0]?.buyer).toBeNull();
  });
});
