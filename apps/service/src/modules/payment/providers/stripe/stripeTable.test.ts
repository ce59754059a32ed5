import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const table = read('../../../../../../../docs/payments/stripe.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('every event that is read stands in the table of the docs, and every test of the table exists', () => {
  const named = new Set(
    table.flatMap(([, events = '']) => [...events.matchAll(/`([\w.]+\.\w+)`/g)].map(([, name]) => name)),
  );
  const handled = [...read('./webhook.ts').matchAll(/case '([\w.]+)'/g)].map(([, name]) => name);
  expect(handled.length).toBeGreaterThan(15);
  expect(handled.filter((name) => !named.has(name))).toEqual([]);
  for (const [, , , test = ''] of table) {
    const [, file = '', title = ''] = /^`([\w.]+)`: (.+)$/.exec(test) ?? [];
    expect(read(`./${file}`), test).toContain(title);
  }
});
