import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tests = '../../../../tests/';

/** The files that the tables name tests of; under the empty name the one that is meant where none is named. */
const tables: readonly [string, Readonly<Record<string, string>>][] = [
  [
    'paypal',
    {
      adapter: 'paypal/adapter.test.ts',
      events: 'paypal/events.test.ts',
      otherSums: `${tests}otherSums.test.ts`,
    },
  ],
  ['razorpay', { events: 'razorpay/events.test.ts', providers: `${tests}providers.test.ts` }],
  ['tpa', { webhook: 'tpa/webhook.test.ts', '': `${tests}providers.test.ts` }],
  [
    'paddle',
    {
      '`otherSums.test.ts`': `${tests}otherSums.test.ts`,
      '`paddle.test.ts`': `${tests}paddle.test.ts`,
      '`paddleEvent.test.ts`': 'paddle/paddleEvent.test.ts',
      '`providers.test.ts`': `${tests}providers.test.ts`,
    },
  ],
];

/** The rows of the table of events: what comes, what we do, and the tests of it. */
function rowsOf(provider: string): string[][] {
  const lines = read(`../../../../../../docs/payments/${provider}.md`).split('\n');
  const head = lines.findIndex((line) => /^\| (?:event|notification) \|/.test(line));
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The names of a cell that no test has. */
function unknownTests(cell: string, files: Readonly<Record<string, string>>): string[] {
  return cell.split(';').flatMap((part) => {
    const named = Object.keys(files).find((name) => name !== '' && part.trim().startsWith(name)) ?? '';
    const file = files[named];
    if (file === undefined) return [part];
    const titles = part.trim().slice(named.length).split(/[:,]/);
    return titles.filter((title) => !read(file).includes(title.trim()));
  });
}

it.each(tables)('every event of the table of %s has a test that exists', (provider, files) => {
  const rows = rowsOf(provider);
  expect(rows.length).toBeGreaterThan(7);
  for (const [event, done, cell = ''] of rows) {
    expect([event, done, cell].filter((each) => !each)).toEqual([]);
    expect(unknownTests(cell, files), event).toEqual([]);
  }
});
