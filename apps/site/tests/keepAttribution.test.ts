import { expect, it } from 'vitest';
import { keepAttribution } from '../src/boot/keepAttribution.ts';

function cookiesAfter(search: string, { known = '', tracking = true } = {}): string[] {
  const written: string[] = [];
  keepAttribution(
    {
      documentElement: { dataset: tracking ? { tracking: '' } : {} },
      get cookie() {
        return known;
      },
      set cookie(value: string) {
        written.push(value);
      },
    } as unknown as Document,
    search,
  );
  return written;
}

it('notes the partner where the edge has not, and clears the others that are there', () => {
  expect(cookiesAfter('?cjevent=a b;c&x=1', { known: 'x=1; cf-click=7; cje-client=a%20b%3Bc' })).toEqual([
    'cje=a%20b%3Bc; Path=/; Max-Age=3888000; SameSite=Lax',
    'cf-click=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it('leaves the cookie of the edge as it is, which lives longer', () => {
  expect(cookiesAfter('?admitad_uid=9', { known: '_aid=9' })).toEqual([]);
});

it('clears all for a campaign', () => {
  expect(cookiesAfter('?utm_source=mail', { known: '_aid=9; a=b' })).toEqual([
    '_aid=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it('notes no partner on a page without tracking', () => {
  expect(cookiesAfter('?cjevent=a&utm_source=b', { known: '_aid=9', tracking: false })).toEqual([]);
});

it('writes nothing for other addresses', () => {
  expect(cookiesAfter('?plan=12m')).toEqual([]);
});

it('keeps the codes of a link for the checkout, each in its own cookie', () => {
  expect(cookiesAfter('?invite_code=FRIEND-7&coupon=NORTH', { tracking: false })).toEqual([
    'coupon=NORTH; Path=/; Max-Age=3888000; SameSite=Lax',
    'invite=FRIEND-7.30001; Path=/; Max-Age=3888000; SameSite=Lax',
  ]);
});
