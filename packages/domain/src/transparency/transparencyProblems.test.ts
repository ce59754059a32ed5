import { expect, it } from 'vitest';
import { transparency } from '../brand/brand.ts';
import type { TransparencyFacts } from './TransparencyFacts.ts';
import { transparencyProblems } from './transparencyProblems.ts';

const today = '2026-11-29';
const good = {
  owner: {
    name: 'Example Operator AB',
    about: { en: 'Registered in Stockholm.' },
    entry: { file: '/proofs/entry.pdf', on: '2026-11-03' },
  },
  audits: [
    {
      ...{ subject: { en: 'Server image' }, by: 'Example Auditors', on: '2026-06-12' },
      ...{ outcome: { en: '2 findings, both closed.' }, report: '/proofs/2026-06.pdf', hash: 'a'.repeat(64) },
    },
  ],
  requests: [{ quarter: '2026-Q3', courts: 1, police: 5, rightsHolders: 4, others: 0, answered: 0 }],
  canary: {
    text: 'Nothing was received.\n',
    signature: `${'A'.repeat(86)}==`,
    key: 'MCowBQYDK2VwAyEAZGH38Hf5YNbEZoXwhJIGtzkI+agxEVHjiNp6o9yS7Jw=',
    ...{ signedOn: '2026-11-26', nextBefore: '2026-12-26' },
  },
  source: { url: 'https://code.example/tern', licence: 'MIT' },
} as const satisfies TransparencyFacts;

it('finds nothing wrong with the brand file as it is, nor with nothing', () => {
  const { canary: own, ...others } = transparency;
  expect(transparencyProblems(others, '9999-12-31')).toEqual([]);
  expect(own ? transparencyProblems({ canary: own }, own.signedOn) : []).toEqual([]);
  expect(transparencyProblems({}, today)).toEqual([]);
  expect(transparencyProblems(good, today)).toEqual([]);
});

const { owner, canary } = good;
const [audit] = good.audits;
const [asked] = good.requests;
it.each<[string, TransparencyFacts, string]>([
  ['a report of another host', { audits: [{ ...audit, report: '//evil.example/a.pdf' }] }, 'report'],
  ['a report outside of the folder', { audits: [{ ...audit, report: '/../secret.pdf' }] }, 'report'],
  ['a wrong hash', { audits: [{ ...audit, hash: 'abc' }] }, 'audits[0].hash'],
  ['an audit without a name', { audits: [{ ...audit, by: ' ' }] }, 'audits[0].by'],
  ['an audit without words', { audits: [{ ...audit, outcome: {} }] }, 'no outcome'],
  ['an audit to come', { audits: [{ ...audit, on: '2026-11-30' }] }, 'audits[0].on'],
  ['a day that there is not', { audits: [{ ...audit, on: '2026-02-30' }] }, 'audits[0].on'],
  ['an owner without a name', { owner: { ...owner, name: '' } }, 'owner.name'],
  ['an owner without words', { owner: { ...owner, about: { en: '' } } }, 'owner.about'],
  [
    'an entry elsewhere',
    { owner: { ...owner, entry: { file: '/a b', on: '2026-11-03' } } },
    'owner.entry.file',
  ],
  ['a quarter twice', { requests: [asked, asked] }, 'twice'],
  ['a part of a request', { requests: [{ ...asked, police: 0.5 }] }, 'whole numbers'],
  ['more answers than requests', { requests: [{ ...asked, answered: 11 }] }, 'more were answered'],
  ['a quarter of no year', { requests: [{ ...asked, quarter: '26-Q3' }] }, 'no quarter'],
  ['an empty canary', { canary: { ...canary, text: '\n' } }, 'canary.text'],
  ['a key that is none', { canary: { ...canary, key: 'AAAA' } }, 'canary.key'],
  ['a signature that is none', { canary: { ...canary, signature: 'AA==' } }, 'canary.signature'],
  ['a canary of tomorrow', { canary: { ...canary, signedOn: '2026-11-30' } }, 'canary.signedOn'],
  ['a canary that ends at once', { canary: { ...canary, nextBefore: '2026-11-26' } }, 'canary.nextBefore'],
  ['a canary that is overdue', { canary: { ...canary, nextBefore: '2026-11-29' } }, 'overdue'],
  ['source code without https', { source: { ...good.source, url: 'https:///x' } }, 'source.url'],
])('refuses %s', (_, facts, words) => {
  expect(transparencyProblems(facts, today).join(' ')).toContain(words);
});
