import { accountExport } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedTables } from '../src/db/exportedTables.ts';
import { personColumns } from '../src/db/personColumns.ts';
import { card } from './startSandbox.ts';
import { buy, from, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

describe('the export of one’s data', () => {
  it('has a place or a reason for every table with something of a person', () => {
    const ofPeople = Object.entries(personColumns)
      .filter(([, { people }]) => Object.keys(people).length > 0)
      .map(([table]) => table);
    expect(Object.keys(exportedTables).sort()).toEqual(ofPeople.sort());
    const fields = Object.keys(accountExport.output.entries);
    for (const [table, exported] of Object.entries(exportedTables)) {
      if ('as' in exported) expect(fields, table).toContain(exported.as);
      else expect(exported.not, table).not.toBe('');
    }
    const named = Object.values(exportedTables).map((exported) => ('as' in exported ? exported.as : ''));
    expect(fields.filter((field) => field !== 'exported_at' && !named.includes(field))).toEqual([]);
  });

  it('has what somebody pays with, did about a contract, had back and gave away', async () => {
    const { token, email, userId } = await tern.customer();
    await tern.confirm({ token, email });
    const { order, url } = await buy(tern, token, 's1', { product: '6m' });
    await tern.standIns.pay(url, card());
    const paid = async (id: string) =>
      (await tern.call('order', { order_id: id }, { token })).data.state === 'paid';
    await expect.poll(() => paid(order.order_id)).toBe(true);
    const { quote_id } = (await tern.call('giftQuote', { product_id: '1m', currency: 'USD' }, { token }))
      .data;
    const gift = (await tern.call('otherPurchase', { quote_id }, { token })).data;
    await tern.standIns.pay(gift.checkout_url ?? '', card());
    await expect.poll(() => paid(gift.order_id)).toBe(true);
    const seller = { name: 'Wanda Winter', company: '', address: '1 Quay', vat_id: '' };
    (await tern.call('billingDetailsSave', seller, { token })).data;
    const notice = { kind: 'end' as const, name: 'Wanda Winter', email, contract: 'The long one' };
    await tern.call('contractCancel', notice, { headers: from('198.51.100.7') });
    const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
    const own = subscriptions.find(({ order_id }) => order_id === order.order_id);
    await tern.call('paymentInstrument', { subscription_id: own?.subscription_id ?? '' }, { token });
    const act = { subscription_id: own?.subscription_id ?? '', kind: 'refund' as const };
    expect((await tern.call('leaveAct', act, { token })).data.act).not.toBeNull();

    const { data } = await tern.call('accountExport', {}, { token });
    expect(data).toMatchObject({
      payment_instruments: [{ order_id: order.order_id, kind: 'card', last4: '4242', account: null }],
      refunds: [{ order_id: order.order_id, amount: own?.amount, currency: 'USD', claim_url: null }],
      contract_acts: [{ kind: 'refund', order_id: order.order_id }],
      cancellations_without_sign_in: [{ kind: 'end', name: 'Wanda Winter', contract: 'The long one', email }],
      vouchers: { bought: [{ order_id: gift.order_id }] },
      billing_details: seller,
    });
    // A row of this person's is in the field of its table.
    for (const [table, exported] of Object.entries(exportedTables)) {
      if (!('as' in exported)) continue;
      const [row] = await tern.rows(
        `select 1 from "${table}" t where t::text like $1 or t::text like $2 or t::text like $3 limit 1`,
        [userId, order.order_id, email].map((word) => `%${word}%`),
      );
      const field = data[exported.as as keyof typeof data];
      if (row) expect([table, Array.isArray(field) ? field.length : field]).not.toEqual([table, 0]);
      if (row) expect([table, field]).not.toEqual([table, null]);
    }

    const stranger = await tern.customer();
    expect((await tern.call('accountExport', {}, { token: stranger.token })).data).toMatchObject({
      payment_instruments: [],
      refunds: [],
      contract_acts: [],
      cancellations_without_sign_in: [],
      vouchers: { bought: [], redeemed: [] },
    });
  });
});
