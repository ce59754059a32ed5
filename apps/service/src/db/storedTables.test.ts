import { storedTables } from '@tern/domain';
import { expect, it } from 'vitest';
import { kept, row } from './fates.ts';
import { personColumns } from './personColumns.ts';
import { storedTablesOf } from './storedTables.ts';

it('says on the page about what is stored what the columns of the database say', () => {
  expect(storedTables).toEqual(storedTablesOf(personColumns));
});

it('refuses a table without words', () => {
  expect(() => storedTablesOf({ diaries: { people: { user_id: row }, others: [] } })).toThrow(
    'storedTables.ts does not say what the table diaries is for.',
  );
});

it('refuses a column of a person without words', () => {
  expect(() => storedTablesOf({ users: { people: { shoe_size: row }, others: [] } })).toThrow(
    'storedTables.ts does not say what users.shoe_size holds.',
  );
});

it.each([
  ['30 days without an account, 400 with one: old mails', ['days', 400]],
  ['10 years (INVOICE_YEARS): old invoices', ['years', 10]],
  ['delivery, or 48 hours: analytics outbox bounds', ['hours', 48]],
  ['their end, in minutes: old account data', ['minutes']],
  ['MONEY_BACK_PAUSE_DAYS: old notices and reasons', ['days', 365]],
])('reads how long a column stays: %s', (until, span) => {
  const [table] = storedTablesOf({ users: { people: { email: kept('bookkeeping', until) }, others: [] } });
  expect(table).toEqual({ table: 'users', subject: 'account', data: ['email'], span });
});

it('says that a row without an account has no end', () => {
  const [table] = storedTablesOf({ newsletter_subscribers: { people: { email: row }, others: [] } });
  expect(table?.span).toEqual(['accountOrKept']);
});

it('names what stays afterwards', () => {
  const [table] = storedTablesOf({ users: { people: { email: row, id: kept('a bare id') }, others: [] } });
  expect(table).toEqual({
    ...{ table: 'users', subject: 'account', data: ['email', 'link'], span: ['account'] },
    rest: true,
  });
});
