import loaders from 'virtual:tern-messages/loaders';
import { createTernIntl, formatWholeDate, type Language, languages } from '@tern/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { type TrialView, useTrialWords } from './useTrialWords.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const year: TrialView = {
  today: usd(0),
  first: usd(3476),
  firstAt: '2026-12-21T23:59:59.000Z',
  intervalCount: 12,
  intervalUnit: 'MONTH',
};

function Sentences({ terms }: { terms: TrialView }) {
  return useTrialWords().sentences(terms);
}
const said = async (language: Language, change: Partial<TrialView> = {}) =>
  renderToStaticMarkup(
    <RawIntlProvider value={createTernIntl(language, (await loaders[language]()).default)}>
      <Sentences terms={{ ...year, ...change }} />
    </RawIntlProvider>,
  );

it('says what is paid today, when the first charge comes, how often, and how to pay nothing', async () => {
  expect(await said('en')).toBe(
    'Today $0.00. On December\u00a021: $34.76, then every 12 months. Cancel before then and pay nothing.',
  );
  expect(await said('en', { intervalCount: 1 })).toContain('On December\u00a021: $34.76, then every month.');
});

it('names the price of later periods where it is another one', async () => {
  expect(await said('en', { renewal: usd(4500) })).toContain(
    'On December\u00a021: $34.76, then $45.00 every 12 months.',
  );
  expect(await said('en', { renewal: usd(3476) })).toContain(
    'On December\u00a021: $34.76, then every 12 months.',
  );
});

it.each([...languages])('has both sums and the day in %s', async (language) => {
  const text = await said(language);
  const day = formatWholeDate(year.firstAt, language, 'day');
  expect(text).toContain(day);
  expect(text).toMatch(/0[.,]00/);
  expect(text).toMatch(/34[.,]76/);
});
