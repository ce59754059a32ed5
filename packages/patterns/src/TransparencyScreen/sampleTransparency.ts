import type { FeedProof, TransparencyFacts } from '@tern/domain';

/** 29 November 2026, 14:32 UTC. */
export const sampleNow = Date.UTC(2026, 10, 29, 14, 32);

export const sampleProof: FeedProof = {
  sequence: 20481,
  issuedAt: '2026-11-29T14:05:00Z',
  key: 'MCowBQYDK2VwAyEAZGH38Hf5YNbEZoXwhJIGtzkI+agxEVHjiNp6o9yS7Jw=',
  servers: 6642,
  countries: 64,
  owned: { servers: 1482, countries: 6 },
  rented: { servers: 5160, countries: 62 },
};

const hash = (digit: string) => digit.repeat(64);

export const sampleFacts: TransparencyFacts = {
  owner: {
    name: 'Example Operator AB',
    about: {
      en: 'Registered in Stockholm, number 000000-0000. Owned by its two founders.',
      ar: 'مسجلة في ستوكهولم برقم 000000-0000. يملكها مؤسساها.',
    },
    entry: { file: '/proofs/entry.pdf', on: '2026-11-03' },
  },
  audits: [
    {
      subject: { en: 'Server image and no-log setup' },
      by: 'Example Auditors',
      on: '2026-06-12',
      outcome: { en: '2 findings, both closed.' },
      report: '/proofs/2026-06.pdf',
      hash: hash('a'),
    },
    {
      subject: { en: 'Apps for Windows and Android' },
      by: 'Example Labs',
      on: '2026-01-20',
      outcome: { en: '7 findings, 6 closed, 1 open.' },
      report: '/proofs/2026-01.pdf',
      hash: hash('b'),
    },
  ],
  requests: [
    { quarter: '2026-Q3', courts: 1, police: 5, rightsHolders: 4, others: 0, answered: 0 },
    { quarter: '2026-Q2', courts: 0, police: 4, rightsHolders: 3, others: 0, answered: 0 },
    { quarter: '2026-Q1', courts: 0, police: 3, rightsHolders: 3, others: 0, answered: 0 },
  ],
  canary: {
    text: 'Canary, 26 November 2026\n\nAs of this date we have received\n  0 orders to record what a customer does,\n  0 orders to hand over a key.\n\nNext canary: before 26 December 2026.',
    signature: `${'A'.repeat(86)}==`,
    key: 'MCowBQYDK2VwAyEAZGH38Hf5YNbEZoXwhJIGtzkI+agxEVHjiNp6o9yS7Jw=',
    signedOn: '2026-11-26',
    nextBefore: '2026-12-26',
  },
  source: { url: 'https://code.example/tern', licence: 'MIT' },
};
