import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePlan, findNamedPlan, isSameProduct } from './choosePlan.ts';
import { countryOfCurrency, currencies, currencyDecimals, currencySymbol, isCurrency } from './currencies.ts';
import { currencyOfCountry } from './currencyCountries.ts';
import { localPrice } from './localPrice.ts';
import { maxDiscount } from './maxDiscount.ts';
import { decimalUnits, divideRounded, formatDecimal, money, parseDecimal } from './money.ts';
import { formatProductId, type ProductId, parseProductId } from './parseProductId.ts';
import { perMonth } from './perMonth.ts';

describe('money', () => {
  it.each([
    ['US', 'USD'],
    ['AU', 'AUD'],
    ['CA', 'CAD'],
    ['GB', 'GBP'],
    ['gb', 'GBP'],
    ['DE', 'EUR'],
    ['fr', 'EUR'],
    ['BG', 'EUR'],
    ['ME', 'EUR'],
    ['JP', 'JPY'],
    ['CH', 'USD'],
    ['SE', 'USD'],
    ['IN', 'USD'],
    ['', 'USD'],
    [null, 'USD'],
    [undefined, 'USD'],
  ])('a visitor in %s pays in %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency);
  });

  it('refuses fractions of a minor unit', () => {
    expect(() => money(3.75, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
    expect(money(375, 'USD')).toEqual({ amount: 375, currency: 'USD' });
  });

  it.each([
    ['3.75', 375],
    [3.75, 375],
    [45, 4500],
    ['45.0', 4500],
    ['-0.05', -5],
    ['0', 0],
    ['-0', 0],
    [35.94, 3594],
    ['1.005', null],
    ['1,50', null],
    ['', null],
    ['NaN', null],
    [1e21, null],
  ])('reads %j', (value, amount) => {
    expect(parseDecimal(value, 'USD')).toBe(amount);
  });

  it('reads what it writes, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...currencies), (amount, currency) => {
        expect(parseDecimal(formatDecimal(amount, currency), currency)).toBe(amount);
        expect(parseDecimal(decimalUnits(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it.each([
    ['375', 375],
    [375, 375],
    ['375.00', 375],
    ['375.5', null],
    ['-1490', -1490],
  ])('reads %j yen', (value, amount) => {
    expect(parseDecimal(value, 'JPY')).toBe(amount);
  });

  it('writes the places of the currency', () => {
    expect(formatDecimal(375, 'JPY')).toBe('375');
    expect(formatDecimal(-5, 'JPY')).toBe('-5');
    expect(formatDecimal(375, 'EUR')).toBe('3.75');
    expect(formatDecimal(5, 'USD')).toBe('0.05');
    expect(decimalUnits(1490, 'JPY')).toBe(1490);
  });

  it('reads nothing in a currency it does not know', () => {
    expect(parseDecimal('3.75', 'XXX')).toBeNull();
    expect(parseDecimal('3.75', '')).toBeNull();
  });

  it.each([...currencies])('agrees with ISO 4217 about %s', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(currencyDecimals(currency)).toBe(maximumFractionDigits);
    expect(countryOfCurrency(currency)).toMatch(/^[A-Z]{2}$/);
  });

  it('gives every currency a symbol and countries of its own', () => {
    expect(new Set(currencies.map(currencySymbol)).size).toBe(currencies.length);
  });

  it('knows its currencies', () => {
    expect(currencies.every(isCurrency)).toBe(true);
    expect(isCurrency('XXX')).toBe(false);
    expect(isCurrency('toString')).toBe(false);
  });

  it('rounds half up', () => {
    expect([
      divideRounded(1n, 2n),
      divideRounded(3n, 2n),
      divideRounded(1n, 3n),
      divideRounded(2n, 3n),
    ]).toEqual([1, 2, 0, 1]);
    expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  });
});

const part = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const interval = fc.record({
  count: fc.integer({ min: 1, max: 9999 }),
  unit: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const, 'YEAR' as const),
});
const productId: fc.Arbitrary<ProductId> = fc.record({
  family: fc.tuple(part, part, part, part),
  interval,
  off: fc.option(fc.integer({ min: 1, max: 100 })),
  add: fc.option(interval),
  others: fc.array(
    part.filter((text) => !/^(?:off\d+|add\d+[a-z])$/.test(text)),
    { maxLength: 3 },
  ),
});

describe('product ids', () => {
  it('reads interval, offer and extra period', () => {
    expect(parseProductId('v2.web.tern.base.std.12m.off62.add3m')).toEqual({
      family: ['web', 'tern', 'base', 'std'],
      interval: { count: 12, unit: 'MONTH' },
      off: 62,
      add: { count: 3, unit: 'MONTH' },
      others: [],
    });
    expect(parseProductId('v2.a.b.c.d.7d')).toMatchObject({
      interval: { count: 7, unit: 'DAY' },
      off: null,
      add: null,
    });
    expect(parseProductId('v2.a.b.c.d.2w.x.add1y.off5')).toMatchObject({
      interval: { count: 2, unit: 'WEEK' },
      off: 5,
      add: { count: 1, unit: 'YEAR' },
      others: ['x'],
    });
  });

  it.each([
    '',
    'v2',
    'v1.a.b.c.d.12m',
    'v2.a.b.c.d',
    'v2.a.b.c.d.m',
    'v2.a.b.c.d.12',
    'v2.a.b.c.d.0m',
    'v2.a.b.c.d.012m',
    'v2.a.b.c.d.12M',
    'v2.a.b.c.d.12q',
    'v2.a.b..d.12m',
    'v2.a.b.c.d.12m.',
    'v2.a.b.c.d.12m.off0',
    'v2.a.b.c.d.12m.off101',
    'v2.a.b.c.d.12m.off62.off10',
    'v2.a.b.c.d.12m.add1m.add2m',
    'v2.a.b.c.d.12m.add0m',
    'v2.a.b.c.d.12m.add1q',
    'v2.a.b.c.d.12m off62',
    'v2.a/b.c.d.e.12m',
    ' v2.a.b.c.d.12m',
  ])('refuses %j', (value) => {
    expect(parseProductId(value)).toBeNull();
  });

  it('reads what it writes, and writes what it read', () => {
    fc.assert(
      fc.property(productId, (id) => {
        const written = formatProductId(id);
        expect(parseProductId(written)).toEqual(id);
        expect(formatProductId(parseProductId(written) as ProductId)).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseProductId(`v2.a.b.c.d.12m.${text}`)));
  });
});

describe('localPrice', () => {
  it('shows the charged price as the local gross price', () => {
    expect(localPrice({ amount: 4500, baseDiscounted: 4500, localGross: money(5490, 'GBP') })).toEqual(
      money(5490, 'GBP'),
    );
  });

  it('rescales the other prices by the same ratio', () => {
    const localGross = money(6999, 'AUD');
    expect(localPrice({ amount: 11988, baseDiscounted: 4500, localGross }).amount).toBe(18645);
    expect(localPrice({ amount: 375, baseDiscounted: 4500, localGross }).amount).toBe(583);
    expect(localPrice({ amount: 0, baseDiscounted: 4500, localGross }).amount).toBe(0);
  });

  it('refuses a base of nothing', () => {
    expect(() => localPrice({ amount: 1, baseDiscounted: 0, localGross: money(1, 'USD') })).toThrow(
      RangeError,
    );
  });

  it('is within half a minor unit of the ratio and keeps the order of prices', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 10_000_000 }),
        amount,
        (one, other, baseDiscounted, gross) => {
          const localGross = money(gross, 'CAD');
          const a = localPrice({ amount: one, baseDiscounted, localGross }).amount;
          const b = localPrice({ amount: other, baseDiscounted, localGross }).amount;
          const error = BigInt(a) * BigInt(baseDiscounted) * 2n - BigInt(one) * BigInt(gross) * 2n;
          expect(error <= BigInt(baseDiscounted) && error > -BigInt(baseDiscounted) - 1n).toBe(true);
          if (one <= other) expect(a).toBeLessThanOrEqual(b);
        },
      ),
    );
  });
});

describe('perMonth', () => {
  it.each([
    [4500, 12, 'MONTH', 375],
    [3594, 6, 'MONTH', 599],
    [999, 1, 'MONTH', 999],
    [4500, 1, 'YEAR', 375],
    [9000, 2, 'YEAR', 375],
    [1000, 3, 'MONTH', 333],
    [2000, 3, 'MONTH', 667],
    [700, 1, 'WEEK', 3042],
    [100, 1, 'DAY', 3042],
  ] as const)('%i for %i %s', (amount, count, unit, expected) => {
    expect(perMonth(money(amount, 'USD'), { count, unit })).toEqual(money(expected, 'USD'));
  });
});

describe('maxDiscount', () => {
  it('shows 62 until the plans are known, then the highest, and never less than 59', () => {
    expect(maxDiscount(null)).toBe(62);
    expect(maxDiscount([])).toBe(59);
    expect(maxDiscount([40])).toBe(59);
    expect(maxDiscount([0, 71, 62])).toBe(71);
  });
});

describe('choosePlan', () => {
  const plans = [
    { id: '12m', product_id: 'v2.a', is_recommend: false },
    { id: '6m', product_id: '12m', is_recommend: true },
    { id: '1m', product_id: 'v2.c', is_recommend: false },
  ];

  it.each([
    [undefined, '6m'],
    [null, '6m'],
    ['', '6m'],
    ['nope', '6m'],
    ['1m', '1m'],
    ['v2.a', '12m'],
    ['12m', '12m'],
  ])('with %j in the address', (named, id) => {
    expect(choosePlan(plans, named)?.id).toBe(id);
  });

  it('takes the first without a recommendation, and nothing from nothing', () => {
    expect(choosePlan(plans.slice(2))?.id).toBe('1m');
    expect(choosePlan([])).toBeNull();
  });
});

describe('findNamedPlan', () => {
  const plans = [
    { id: '12m', product_id: 'v2.web.vpn.premium.sub.12m.off62' },
    { id: '6m', product_id: 'v2.web.vpn.premium.sub.6m.off40' },
    { id: '1m', product_id: 'v2.web.vpn.premium.sub.1m' },
  ];

  it.each([
    ['12m', '12m'],
    ['v2.web.vpn.premium.sub.12m.off62', '12m'],
    // Of a campaign that is over, and of a time with a longer name.
    ['v2.web.vpn.premium.sub.12m.off71', '12m'],
    ['v2.web.vpn.premium.sub.6m', '6m'],
    ['v2.web.vpn.premium.sub.1m.off10.add3m.gift', '1m'],
    // Of special plans and activities, of a time without a discount, of trials, and at the edges of what an id can say.
    ['v2.web.vpn.premium.sub.12m.off75', '12m'],
    ['v2.web.vpn.premium.sub.6m.off65', '6m'],
    ['v2.web.vpn.premium.sub.12m', '12m'],
    ['v2.web.vpn.premium.sub.12m.off62.add30d', '12m'],
    ['v2.web.vpn.premium.sub.12m.add30d.off71', '12m'],
    ['12m.add30d', '12m'],
    ['v2.web.vpn.premium.sub.1m.off1', '1m'],
    ['v2.web.vpn.premium.sub.6m.off100', '6m'],
    ['v2.web.vpn.premium.sub.12m.vip1', '12m'],
    ['v2.web.vpn.premium.sub.12m.off62.off71', null],
    ['v2.web.vpn.premium.sub.3m', null],
    ['v2.web.other.premium.sub.12m.off62', null],
    ['v2.web.vpn.premium.sub.12m.off0', null],
    ['12M', null],
    ['made-up', null],
    ['', null],
  ])('%s is %s', (named, id) => {
    expect(findNamedPlan(plans, named)?.id ?? null).toBe(id);
  });

  it.each([
    ['v2.web.vpn.premium.sub.12m.off62', 'v2.web.vpn.premium.sub.12m.off71', true],
    ['v2.web.vpn.premium.sub.12m.off62', 'v2.web.vpn.premium.sub.12m', true],
    ['v2.web.vpn.premium.sub.12m.off62.add30d', 'v2.web.vpn.premium.sub.12m.off71.add30d', true],
    ['v2.web.vpn.premium.sub.12m.off62.add30d', 'v2.web.vpn.premium.sub.12m.off62', false],
    ['v2.web.vpn.premium.sub.12m.off62', 'v2.web.vpn.premium.sub.6m.off62', false],
    ['12m', '12m', true],
    ['12m', '6m', false],
  ])('%s and %s are of one plan: %s', (one, other, same) => {
    expect(isSameProduct(one, other)).toBe(same);
    expect(isSameProduct(other, one)).toBe(same);
  });

  it('prefers the id, then the whole product id', () => {
    const both = [
      { id: 'a', product_id: 'v2.a.b.c.d.12m.off10' },
      { id: 'b', product_id: 'v2.a.b.c.d.12m.off20' },
      { id: 'v2.a.b.c.d.12m.off20', product_id: 'v2.a.b.c.d.1y' },
    ];
    expect(findNamedPlan(both, 'v2.a.b.c.d.12m.off20')?.product_id).toBe('v2.a.b.c.d.1y');
    expect(findNamedPlan(both.slice(0, 2), 'v2.a.b.c.d.12m.off20')?.id).toBe('b');
  });
});
