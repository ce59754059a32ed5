import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handlers } from './handlers.ts';
import { limitsOf, limitsTable, methodsTable, rawLimits } from './operatorTables.ts';

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

it('lists every way to pay in docs/operations.md', () => {
  expect(operations).toContain(methodsTable());
});

it('lists every limit in docs/operations.md', () => {
  expect(operations).toContain(limitsTable());
});

it('knows every limit: those that are written down belong to a handler or an address', () => {
  const folder = new URL('./modules/', import.meta.url);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => readFileSync(new URL(path, folder), 'utf8').match(/const \w+: Limit = /g) ?? []);
  expect(new Set([...handlers.flatMap(limitsOf), ...rawLimits.keys()]).size).toBe(written.length);
});
