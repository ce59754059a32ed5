import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  actRowsIn,
  contractActs,
  mostSeconds,
  mostSteps,
  readActs,
  secondsOf,
  stepIs,
} from './contractActRows.ts';

const rows = actRowsIn(readActs());

/** The acts that each journey walks, by its file. */
const walked = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/walkAct\(\w+, '([^']+)'\)/g)].map(
      ([, act = '']) => ({ act, file }),
    ),
  );

it('has a row for every act, and no other', () => {
  expect([...rows.keys()]).toEqual(Object.keys(contractActs));
  expect(readActs()).toContain(stepIs);
});

it('has one journey for every row, which is the one it names', () => {
  const named = [...rows].map(([act, { journey }]) => ({ act, file: journey }));
  const byAct = (a: { act: string }, b: { act: string }) => a.act.localeCompare(b.act);
  expect(walked.toSorted(byAct)).toEqual(named.toSorted(byAct));
});

it('has at most three steps and a minute an act, by keyboard', () => {
  for (const [act, { steps, seconds, keyboard }] of rows) {
    expect(steps, act).toBeLessThanOrEqual(mostSteps);
    expect(seconds, act).toBeLessThanOrEqual(mostSeconds);
    expect(keyboard, act).toBe(true);
  }
});

it('needs no sign-in and no script where the law says so, and has receipts to the second', () => {
  const demanded = Object.entries(contractActs).filter(([, demands]) => 'law' in demands);
  expect(demanded.length).toBeGreaterThan(0);
  for (const [act] of demanded)
    expect(rows.get(act), act).toMatchObject({
      withoutScript: true,
      withoutSignIn: true,
      screen: 'second',
      mail: 'second',
    });
});

it('refuses a row that it cannot read', () => {
  const row = '| a | 3 | 5 | the day | – | yes | no | no | `a.spec.ts` |';
  expect(actRowsIn(row).get('a')).toMatchObject({
    steps: 3,
    screen: 'day',
    mail: 'none',
    journey: 'a.spec.ts',
  });
  expect(() => actRowsIn(`${row}\n${row}`)).toThrow('stands twice');
  expect(() => actRowsIn(row.replace('the day', 'soon'))).toThrow('soon');
  expect(() => actRowsIn(row.replace('yes', 'mostly'))).toThrow('mostly');
});

it('counts thoughts and keys', () => {
  expect(secondsOf({ steps: 3, keys: 2 })).toBe(5);
  expect(secondsOf({ steps: 2, keys: 100 })).toBe(31);
});
