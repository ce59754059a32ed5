import { describe, expect, it } from 'vitest';
import { parsePartnerClick, partnerLabelOf, writePartnerClick } from './partnerLinks.ts';
import { parsePartnerTerms } from './partnerTerms.ts';

describe('parsePartnerTerms', () => {
  it('reads a network, its share and its days', () => {
    expect(parsePartnerTerms(' cj : 25 : 45 ')).toEqual({ network: 'cj', percent: 25, days: 45 });
    expect(parsePartnerTerms('direct:100:30')).toEqual({ network: 'direct', percent: 100, days: 30 });
  });

  it.each([
    '',
    'cj',
    'cj:25',
    'cj:0:45',
    'cj:101:45',
    'cj:2.5:45',
    'cj:-5:45',
    'cj:25:0',
    'cj:25:46',
    'direct:25:31',
    'awin:25:30',
    'cj:25:30:1',
  ])('takes no promise from %j', (text) => expect(parsePartnerTerms(text)).toHaveProperty('problem'));
});

describe("a partner's mark", () => {
  it('is a code with a label', () => {
    expect(parsePartnerClick('tp-0123abcd')).toEqual({ code: 'tp-0123abcd', label: '' });
    const click = { code: 'tp-0123abcd', label: partnerLabelOf(' My Blög, side bar! ') };
    expect(click.label).toBe('my-blog-side-bar');
    expect(parsePartnerClick(writePartnerClick(click))).toEqual(click);
    expect(partnerLabelOf(`${'x'.repeat(39)}-y`)).toBe('x'.repeat(39));
  });

  it.each(['', 'abc', 'tp-0123abc', 'tp-0123ABCD', 'tp-0123abcd.A', 'tp-0123abcd.a.b', 'x.tp-0123abcd'])(
    'is not read from %j',
    (value) => expect(parsePartnerClick(value)).toBeNull(),
  );
});
