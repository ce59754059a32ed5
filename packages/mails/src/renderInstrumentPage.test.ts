import { createServerIntl, directionOf, type Language, languages } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';
import { type InstrumentPageState, renderInstrumentPage } from './renderInstrumentPage.ts';

const instrument = {
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: { month: 4, year: 2029 },
  account: null,
} as const;
const open = {
  state: 'open',
  instrument,
  provider: 'Stripe',
  overdue: false,
  price: { amount: 4500, currency: 'USD' },
  chargeAt: new Date('2026-12-21T23:59:59Z'),
  providerUrl: null,
  unchanged: false,
} as const satisfies InstrumentPageState;
const paypal = {
  ...instrument,
  kind: 'paypal',
  brand: null,
  last4: null,
  expires: null,
  account: 'm•••@post.example',
} as const;
const pages: readonly InstrumentPageState[] = [
  open,
  { ...open, overdue: true, chargeAt: null },
  { ...open, unchanged: true },
  { ...open, failed: true },
  { ...open, instrument: null },
  {
    ...open,
    provider: 'PayPal',
    instrument: paypal,
    providerUrl: 'https://www.paypal.com/myaccount/autopay/',
  },
  { state: 'done', instrument, provider: 'Stripe' },
  { state: 'done', instrument: { ...instrument, brand: null }, provider: 'Stripe' },
  { state: 'waiting', instrument, provider: 'Stripe' },
  { state: 'over' },
  { state: 'unknown' },
];

function render(page: InstrumentPageState, language: Language): string {
  const intl = createServerIntl(
    language,
    compileCatalogue(language, ['mail', 'orderCard', 'paymentInstrument']),
  );
  return renderInstrumentPage({
    page,
    language,
    say: (message, values) => intl.formatMessage(message, values),
    publicOrigin: 'https://tern.example',
    token: 'ord_1.1.card.sig',
  });
}

it.each(languages)('says everything in %s, with a button only where a page can be opened', (language) => {
  for (const page of pages) {
    const html = render(page, language);
    expect(html).not.toMatch(/undefined|\[object|\{\w+\}|(?:mail|paymentInstrument)\.\w+/);
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(html).not.toMatch(/ style=|<script/);
    const buttons = page.state === 'open' && !page.providerUrl ? 1 : 0;
    expect(html.match(/<button>/g)?.length ?? 0).toBe(buttons);
  }
});

it('names the card, and for PayPal where it is changed', () => {
  expect(render(open, 'en')).toContain('Visa ending in 4242');
  const [, , , , , there] = pages;
  const html = there ? render(there, 'en') : '';
  expect(html).toContain('PayPal, m•••@post.example');
  expect(html).toContain('href="https://www.paypal.com/myaccount/autopay/"');
});
