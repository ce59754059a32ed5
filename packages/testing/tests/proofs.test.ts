import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Proof {
  finding: string;
  file: string;
  title: string;
}

/** The rows of docs/proofs.md; a row without a finding has that of the row above. */
function proofsIn(text: string): Proof[] {
  let finding = '';
  return [...text.matchAll(/^\| (.*?) ?\| `([^`]+)` \| (.+) \|$/gm)].map(
    ([, name = '', file = '', title = '']) => {
      finding = name || finding;
      return { finding, file, title };
    },
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title as the source writes it: in any quotes, `…` for what a template puts in. */
const titlePattern = (title: string) =>
  title
    .split('…')
    .map((part) => escaped(part).replace(/'/g, "\\\\?'"))
    .join('\\$\\{[^}]*\\}');

/** Suffixes that keep a title from being run. */
const skips = '(?:skip|todo|fails|fixme|runIf|skipIf)';

/** Why a row proves nothing; null: its test exists, and runs. */
function faultOf({ file, title }: Proof, text: string | null): string | null {
  if (text === null) return `there is no ${file}`;
  const quoted = `(['"\`])${titlePattern(title)}\\1`;
  const inTests = new RegExp(
    `\\b(?:it|test|describe)(\\.\\w+)*(?:\\([^;]*?\\)|\\.each\\w*\\([^;]*?\\))?\\(\\s*${quoted.replace('\\1', '\\2')}`,
    's',
  );
  const pattern = file.endsWith('shortRuns.ts')
    ? new RegExp(`^ {2}'?${escaped(title)}'?: \\{ *(?:args|$)`, 'm')
    : file.includes('/rules/')
      ? new RegExp(`^ +name: ${quoted}`, 'm')
      : inTests;
  if (!pattern.test(text)) return `${file} has no “${title}”`;
  const skipped = new RegExp(`\\b(?:it|test|describe)\\.${skips}\\b[^;]*?\\(\\s*${quoted}`, 's');
  return skipped.test(text) ? `${file} does not run “${title}”` : null;
}

const proofs = proofsIn(read('docs/proofs.md'));

it('reads every row of the tables', () => {
  const rows = read('docs/proofs.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:finding|---)/.test(line));
  expect(proofs).toHaveLength(rows.length);
  expect(new Set(proofs.map(({ finding }) => finding)).size).toBeGreaterThan(45);
  expect(proofs.filter(({ finding }) => finding === '')).toEqual([]);
});

it('finds the test of every finding', () => {
  const faults = proofs.flatMap((proof) => {
    const text = existsSync(join(root, proof.file)) ? read(proof.file) : null;
    return faultOf(proof, text) ?? [];
  });
  expect(faults).toEqual([]);
});

it.each([
  ["it('holds', () => {});", 'holds', null],
  ["it.each([\n  ['a', 1],\n])(\n  'holds %s',\n  () => {},\n);", 'holds %s', null],
  ["describe('all of it', () => {});", 'all of it', null],
  ['test(`holds $\u007bname} twice`, () => {});', 'holds … twice', null],
  ['it("the visitor\'s", () => {});', "the visitor's", null],
  ["it('holds not', () => {});", 'holds', 'a.test.ts has no “holds”'],
  ["const words = 'holds';", 'holds', 'a.test.ts has no “holds”'],
  ["it.skip('holds', () => {});", 'holds', 'a.test.ts does not run “holds”'],
  ["it.skipIf(slow)('holds', () => {});", 'holds', 'a.test.ts does not run “holds”'],
  [null, 'holds', 'there is no a.test.ts'],
])('tells a test that runs from none: %j', (text, title, fault) => {
  expect(faultOf({ finding: 'one', file: 'a.test.ts', title }, text)).toBe(fault);
});
