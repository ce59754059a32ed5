import { expect, it } from 'vitest';
import { legalFindings } from './legalCheck.ts';

const now = Date.UTC(2026, 10, 29);
const says = (facts: Parameters<typeof legalFindings>[0]) =>
  legalFindings(facts, now).map(({ level, says: sentence }) => `${level}: ${sentence}`);

it('asks for the countries, since nothing can be missing without them', () => {
  expect(says({})).toEqual([
    'warning: legal.sellsIn names no country: which legal texts are missing is not known.',
  ]);
});

it('lists what is missing, with what to do', () => {
  expect(says({ sellsIn: ['DE'] })).toEqual([
    'warning: legal.imprint is missing for DE.',
    'warning: legal.withdrawal is missing for DE.',
    'warning: legal.orderButton.de is missing for DE.',
    'warning: legal.taxNote.EUR.de is missing for DE.',
  ]);
  const remedies = legalFindings({ sellsIn: ['DE', 'JP'] }, now).map(({ remedy }) => remedy);
  expect(remedies.filter((remedy) => !/^[A-Z].+\. See docs\/legal\.md\.$/.test(remedy ?? ''))).toEqual([]);
});

it('is content where nothing is missing', () => {
  expect(says({ sellsIn: ['US'] })).toEqual(['ok: 0 legal texts, and all that US ask for.']);
});

it('tells of an entry that is wrong before what is missing', () => {
  expect(says({ sellsIn: ['US'], orderButton: { de: '' } })).toEqual([
    'problem: legal.orderButton.de is not one line of words.',
  ]);
});
