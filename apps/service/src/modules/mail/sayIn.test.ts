import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailNamespaces } from './sayIn.ts';

const mails = new URL('../../../../../packages/mails/src/', import.meta.url).pathname;

it('knows the texts of every file of messages of the mails: others would be English in each language', () => {
  const named = globSync('*.messages.ts', { cwd: mails }).flatMap((file) => {
    const text = readFileSync(mails + file, 'utf8');
    return [...text.matchAll(/defineMessages\('(\w+)'/g)].map(([, namespace]) => namespace);
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((each) => !mailNamespaces.includes(each ?? ''))).toEqual([]);
});
