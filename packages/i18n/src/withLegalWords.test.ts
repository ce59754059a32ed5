import { languages } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { compileMessages } from './compileMessages.ts';
import { createTernIntl } from './createTernIntl.ts';
import { readMessages } from './readMessages.ts';
import { besidePrices, orderButtons, withLegalWords } from './withLegalWords.ts';

const english = readMessages();
const textOf = (id: string) => english.get(id)?.text ?? '';
const facts = {
  orderButton: { de: 'Zahlungspflichtig bestellen', fr: "Commande {avec} l'obligation <de> payer" },
  taxNote: { EUR: { de: 'inkl. MwSt.', fr: 'TTC' }, JPY: { ja: '税込' } },
};
const said = (id: string, language: 'de' | 'en' | 'fr' | 'ja', values: Record<string, string>) => {
  const compiled = compileMessages({ [id]: withLegalWords(id, textOf(id), language, facts) }, {});
  return createTernIntl(language, compiled).formatMessage({ id }, values);
};

it('changes nothing in a brand without them', () => {
  for (const id of [...orderButtons, ...besidePrices])
    for (const language of languages) expect(withLegalWords(id, textOf(id), language, {})).toBe(textOf(id));
});

it('knows messages that exist', () => {
  expect([...orderButtons, ...besidePrices].filter((id) => !english.has(id))).toEqual([]);
});

describe('the button that orders', () => {
  it.each(orderButtons)('has the words of the language alone: %s', (id) => {
    expect(said(id, 'de', { price: '1', brand: 'Tern' })).toBe('Zahlungspflichtig bestellen');
    expect(said(id, 'en', { price: '1', brand: 'Tern' })).not.toContain('bestellen');
  });

  it('has words with the signs of ICU as they are written', () => {
    expect(said('checkoutForm.pay', 'fr', {})).toBe("Commande {avec} l'obligation <de> payer");
  });

  it('leaves every other button as it is', () => {
    expect(withLegalWords('checkoutForm.payWallet', 'x', 'de', facts)).toBe('x');
    expect(withLegalWords('trialWords.start', 'x', 'de', facts)).toBe('x');
  });
});

describe('the note beside a price', () => {
  it.each(besidePrices)('follows currency and language: %s', (id) => {
    const text = textOf(id);
    expect(said(id, 'de', { currency: 'EUR' })).toBe(`${text} (inkl. MwSt.)`);
    expect(said(id, 'de', { currency: 'USD' })).toBe(text);
    expect(said(id, 'en', { currency: 'EUR' })).toBe(text);
    expect(said(id, 'ja', { currency: 'JPY' })).toBe(`${text}（税込）`);
  });
});
