import { languages } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { formatDate, formatList, formatNumber, formatPercent } from './format.ts';
import { formatMoney, moneyParts } from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');

describe('formatMoney', () => {
  it.each([
    ['en', 'USD', '$3.75'],
    ['en', 'AUD', 'A$3.75'],
    ['en', 'CAD', 'CA$3.75'],
    ['en', 'GBP', '£3.75'],
    ['de', 'USD', '3,75 $'],
    ['fr', 'CAD', '3,75 CA$'],
    ['pl', 'GBP', '3,75 £'],
    ['nl', 'USD', '$ 3,75'],
    ['ja', 'AUD', 'A$3.75'],
    ['ar', 'USD', '$3.75'],
    ['ar', 'GBP', '£3.75'],
    ['en', 'EUR', '€3.75'],
    ['de', 'EUR', '3,75 €'],
    ['nl', 'EUR', '€ 3,75'],
    ['en', 'JPY', '¥375'],
    ['ja', 'JPY', '¥375'],
    ['de', 'JPY', '375 ¥'],
    ['ar', 'JPY', '¥375'],
  ] as const)('%s %s', (language, currency, expected) => {
    expect(plain(formatMoney({ amount: 375, currency }, language))).toBe(expected);
  });

  it('keeps cents exact and two decimals', () => {
    expect(formatMoney({ amount: 0, currency: 'USD' }, 'en')).toBe('$0.00');
    expect(formatMoney({ amount: 123456789, currency: 'USD' }, 'en')).toBe('$1,234,567.89');
    for (let amount = 0; amount < 20_000; amount += 7) {
      const digits = formatMoney({ amount, currency: 'USD' }, 'en').replace(/\D/g, '');
      expect(Number(digits)).toBe(amount);
    }
  });

  it('isolates an Arabic price, and writes Latin digits', () => {
    expect(formatMoney({ amount: 4500, currency: 'USD' }, 'ar')).toBe('\u2066$45.00\u2069');
  });
});

describe('moneyParts', () => {
  it('gives the pieces in reading order', () => {
    expect(moneyParts({ amount: 375, currency: 'AUD' }, 'en')).toEqual([
      { type: 'currency', value: 'A$' },
      { type: 'integer', value: '3' },
      { type: 'decimal', value: '.' },
      { type: 'fraction', value: '75' },
    ]);
    expect(moneyParts({ amount: 375, currency: 'USD' }, 'de').map((part) => part.type)).toEqual([
      'integer',
      'decimal',
      'fraction',
      'literal',
      'currency',
    ]);
    expect(
      moneyParts({ amount: 375, currency: 'USD' }, 'ar')
        .map((part) => part.value)
        .join(''),
    ).toBe('$3.75');
  });

  it('says the same as the text', () => {
    for (const language of languages) {
      if (language === 'ar') continue;
      const money = { amount: 123450, currency: 'CAD' };
      expect(
        moneyParts(money, language)
          .map((part) => part.value)
          .join(''),
      ).toBe(formatMoney(money, language));
    }
  });
});

describe('numbers, dates and lists', () => {
  it('groups from five digits on', () => {
    expect(formatNumber(6000, 'en')).toBe('6000');
    expect(formatNumber(60000, 'en')).toBe('60,000');
    expect(formatNumber(6000, 'ar')).toBe('6000');
  });

  it('writes per cent as the language does', () => {
    expect(formatPercent(62, 'en')).toBe('62%');
    expect(plain(formatPercent(62, 'de'))).toBe('62 %');
    expect(formatPercent(62, 'ar')).toMatch(/62/);
  });

  it('writes dates in UTC and in Latin digits', () => {
    const date = Date.UTC(2026, 0, 5, 23, 30);
    expect(formatDate(date, 'en', 'long')).toBe('January 5, 2026');
    expect(formatDate('2026-01-05T23:30:00Z', 'de', 'long')).toBe('5. Januar 2026');
    expect(formatDate(new Date(date), 'en', 'medium', 'Asia/Tokyo')).toBe('Jan 6, 2026');
    expect(formatDate(date, 'ar', 'long')).toMatch(/5 .+ 2026/);
    expect(formatDate(date, 'ar', 'dateTime')).not.toMatch(/[٠-٩]/);
    expect(formatDate(date, 'en', 'dateTime')).toBe('Jan 5, 2026, 23:30');
  });

  it('joins lists', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c');
    expect(formatList(['a', 'b'], 'de', 'disjunction')).toBe('a oder b');
    expect(formatList(['a', 'b'], 'en', 'unit')).toBe('a, b');
  });
});

describe('the first of a month', () => {
  const write = (language: (typeof languages)[number], day: number, style: 'day' | 'medium' | 'long') =>
    plain(formatDate(Date.UTC(2026, 11, day), language, style));

  it('is an ordinal in French and Portuguese, alone among the days', () => {
    expect(write('fr', 1, 'long')).toBe('1er décembre 2026');
    expect(write('fr', 1, 'medium')).toBe('1er déc. 2026');
    expect(write('pt', 1, 'day')).toBe('1º de dezembro');
    expect(write('pt', 1, 'long')).toBe('1º de dezembro de 2026');
    expect(write('fr', 11, 'long')).toBe('11 décembre 2026');
    expect(write('pt', 21, 'day')).toBe('21 de dezembro');
  });

  it('is a plain number elsewhere', () => {
    for (const language of languages.filter((each) => !['fr', 'pt'].includes(each)))
      expect(write(language, 1, 'long').replace(/(?<!\d)1(?!\d)/, '2')).toBe(write(language, 2, 'long'));
  });
});
