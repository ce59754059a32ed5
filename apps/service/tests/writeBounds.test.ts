import { type AnyOperationName, allOperations, mostEventsOfCall, type Operation } from '@tern/contract';
import { exampleInputs } from '@tern/testing/exampleInputs';
import { analyticsEventOf } from '@tern/testing/simulateVisits';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkForLimits } from '../src/clientAddress.ts';
import * as contractTables from '../src/db/contractTables.ts';
import * as emailChangeTables from '../src/db/emailChangeTables.ts';
import * as factorRecoveryTables from '../src/db/factorRecoveryTables.ts';
import * as invoiceSchema from '../src/db/invoiceTables.ts';
import * as networkTables from '../src/db/networkTables.ts';
import * as partnerSchema from '../src/db/partnerTables.ts';
import * as passkeyTables from '../src/db/passkeyTables.ts';
import * as schema from '../src/db/schema.ts';
import * as secondFactorTables from '../src/db/secondFactorTables.ts';
import * as statusTables from '../src/db/statusTables.ts';
import * as voucherSchema from '../src/db/voucherTables.ts';
import * as wireguardTables from '../src/db/wireguardTables.ts';
import { prepareCodes } from '../src/modules/account/account.module.ts';
import { rollUp, writeEvents } from '../src/modules/analytics/analytics.module.ts';
import { keyOf } from '../src/rateLimit.ts';
import { type StrangerTableName, strangerTables, trustedTables } from '../src/strangerTables.ts';
import { bytesOfDay, writeBounds } from '../src/writeBounds.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

const tables = [
  ...new Set(
    Object.values({
      ...schema,
      ...contractTables,
      ...partnerSchema,
      ...invoiceSchema,
      ...networkTables,
      ...statusTables,
      ...voucherSchema,
      ...secondFactorTables,
      ...passkeyTables,
      ...emailChangeTables,
      ...factorRecoveryTables,
      ...wireguardTables,
    }),
  ),
].flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
const names = Object.keys(allOperations) as AnyOperationName[];

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const countRows = async () => {
  const select = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const [row] = await tern.rows<Record<string, number>>(`select ${select}`);
  return row ?? {};
};

/** Text of many bytes that no compression makes short. */
const wide = (characters: number, seed = 1) => {
  let state = seed;
  return Array.from({ length: characters }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(0x20000 + (state >>> 17));
  }).join('');
};

/** Inputs that succeed, or that write as much as one can. */
async function largest(name: AnyOperationName, email: string): Promise<Record<string, unknown>> {
  const quoteId = async () =>
    (await tern.call('quote', { product_id: '12m', currency: 'USD' })).data.quote_id;
  if (name === 'login') return { username: email, password: samplePassword };
  if (name === 'deviceLogin')
    return { username: email, password: samplePassword, installation: 'x'.repeat(100), name: wide(60) };
  if (name === 'verificationRequest') return { email, purpose: 'reset_password' };
  if (name === 'contactUs')
    return { name: wide(50), email: `${'x'.repeat(60)}@mail.test`, inquiry: wide(2_500) };
  if (name === 'partnerApply')
    return {
      name: wide(50),
      email: `${'p'.repeat(60)}@mail.test`,
      site: 'https://example.com',
      plan: wide(1_000),
    };
  if (name === 'newsletterSubscribe') return { email: `${'n'.repeat(60)}@${'m'.repeat(60)}.test` };
  if (name === 'anonymousSignup') return { email: `${'s'.repeat(60)}@${'m'.repeat(60)}.test` };
  if (name === 'accountDelete') return { password: samplePassword };
  if (name === 'emailChangeRequest')
    return { email: `${'e'.repeat(60)}@${'m'.repeat(60)}.test`, password: samplePassword };
  if (name === 'changePassword') return { current_password: samplePassword, new_password: 'Fresh-wind5' };
  const example: Record<string, unknown> = { ...exampleInputs[name] };
  if ('quote_id' in example)
    return { quote_id: await quoteId(), tracking: { utm_campaign: wide(120), utm_source: wide(120, 2) } };
  if (name === 'analyticsEvents') {
    const events = Array.from({ length: mostEventsOfCall }, (_, index) =>
      analyticsEventOf(
        'page_view',
        { path: `/${index}` },
        {
          at: tern.clock.now(),
          user_properties: { utm_campaign: wide(120, index), channel: wide(120, index + 99) },
        },
      ),
    );
    return { user_id: events[0]?.user_id, events };
  }
  return example;
}

describe('the bounds of what strangers write', () => {
  it('name every table of the schema once', () => {
    expect([...Object.keys(strangerTables), ...trustedTables].sort()).toEqual([...tables].sort());
  });

  it('let one network write at most 200 MB in one day, and everybody 26 GB', () => {
    expect(Math.ceil(bytesOfDay('perNetwork') / 1e6)).toBeLessThanOrEqual(200);
    expect(Math.ceil(bytesOfDay('overall') / 1e9)).toBeLessThanOrEqual(26);
  });

  it('hold for what each operation adds', async () => {
    const wrong: string[] = [];
    for (const [index, name] of names.entries()) {
      const email = `writer${index}@mail.test`;
      const { token } = await tern.customer(email);
      await prepareCodes(tern.service.context);
      const input = await largest(name, email);
      const before = await countRows();
      const answer = await tern.call(name, input as never, { token, headers: from(`198.19.${index}.9`) });
      expect([name, answer.status < 500]).toEqual([name, true]);
      await prepareCodes(tern.service.context);
      await writeEvents(tern.service.context);
      await rollUp(tern.service.context);
      const after = await countRows();
      const bound = writeBounds[name];
      const times = name === 'analyticsEvents' ? mostEventsOfCall : 1;
      for (const table of tables) {
        if (trustedTables.includes(table)) continue;
        const added = (after[table] ?? 0) - (before[table] ?? 0);
        // The sums of the day themselves have a row for the network and one for all.
        const sums = table === 'rate_limits' && bound ? 2 : 0;
        const most = (bound?.rows[table as StrangerTableName] ?? 0) * times + sums;
        // A roll-up has a value for each dimension and step.
        const spread = table === 'analytics_daily' ? 20 : 1;
        if (added > most * spread) wrong.push(`${name} adds ${added} rows to ${table}, not ${most}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('hold for the size of every row that was written', async () => {
    const wrong: string[] = [];
    let written = 0;
    for (const [table, { bytes }] of Object.entries(strangerTables)) {
      const [row] = await tern.rows<{ size: number | null }>(
        `select max(octet_length(row_to_json(t)::text))::int as size from ${table} t`,
      );
      if (row?.size) written += 1;
      const texts = Object.values(writeBounds).map((bound) =>
        bound && table in bound.rows ? (bound.text ?? 0) : 0,
      );
      if ((row?.size ?? 0) > bytes + Math.max(...texts))
        wrong.push(`a row of ${table} has ${row?.size} bytes, not ${bytes}`);
    }
    expect(wrong).toEqual([]);
    expect(written).toBeGreaterThan(13);
  });

  it('end the calls of one network, and of nobody else', async () => {
    const send = (address: string) =>
      tern.call('contactUs', { name: 'a', email: 'a@mail.test', inquiry: 'b' }, { headers: from(address) });
    const most = writeBounds.contactUs?.perNetwork ?? 0;
    const statuses: number[] = [];
    for (let call = 0; call <= most; call += 1)
      statuses.push((await send(`203.0.113.${(call % 50) + 1}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('198.51.100.1')).status).toBe(200);
    tern.clock.advance(24 * 3600 * 1000);
    expect((await send('203.0.113.1')).status).toBe(200);
  });
});

describe('the limits per mailbox', () => {
  const spellings = [
    'ma.r.ta@gmail.com',
    'marta+1@gmail.com',
    'MARTA@googlemail.com',
    'm.arta+x+y@GMAIL.com',
  ];
  const fields = ['email', 'username'];
  const withAddress = Object.values<Operation>(allOperations).flatMap((operation) => {
    const entries = (operation.input as unknown as { entries?: Record<string, unknown> }).entries ?? {};
    const field = fields.find((each) => each in entries);
    return field ? [[operation.name as AnyOperationName, field] as const] : [];
  });

  it('are those of operations that take an address', () => {
    expect(withAddress.map(([name]) => name).sort()).toEqual([
      ...['anonymousSignup', 'contactUs', 'contractCancel', 'deviceLogin', 'emailChangeRequest', 'login'],
      'newsletterSubscribe',
      'partnerApply',
      ...['studentRequest', 'verificationRequest', 'verificationValidate'],
    ]);
  });

  it.each(withAddress)('count mailboxes and no spellings: %s', async (name, field) => {
    const { token } = await tern.customer();
    const keys = async () =>
      (await tern.rows<{ key: string }>('select key from rate_limits')).map(({ key }) => key);
    const call = async (address: string) => {
      const domain = name === 'studentRequest' ? 'stanford.edu' : undefined;
      const typed = domain
        ? address.replace(/@.*/, `@${domain}`).replaceAll('.', '').replace('edu', '.edu')
        : address;
      await tern.call(name, { ...exampleInputs[name], [field]: typed } as never, {
        token,
        headers: from('198.19.250.9'),
      });
    };
    await call('marta@gmail.com');
    // The sums of the day are written down now and then, and count no mailbox.
    const sums = ['checked', 'all', networkForLimits('198.19.250.9')].map((of) => keyOf(['day', name, of]));
    const before = new Set([...sums, ...(await keys())]);
    for (const spelling of spellings) await call(spelling);
    expect((await keys()).filter((key) => !before.has(key))).toEqual([]);
  });
});
