import { expect, it } from 'vitest';
import { endPartner } from '../src/boot/endPartner.ts';

function cookiesAfter(search: string, { known = '', tracking = true } = {}): string[] {
  const written: string[] = [];
  endPartner(
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

it('ends what is there for a campaign', () => {
  expect(cookiesAfter('?utm_source=mail', { known: '_aid=9; a=b; cf-click=7' })).toEqual([
    'cf-click=; Path=/; Max-Age=0; SameSite=Lax',
    '_aid=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it('leaves the partner that the same address names', () => {
  expect(cookiesAfter('?utm_source=mail&admitad_uid=9', { known: '_aid=9; cje=1' })).toEqual([
    'cje=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it.each([
  ['on a page without tracking', '?utm_source=b', { known: '_aid=9', tracking: false }],
  ['for other addresses', '?plan=12m', { known: '_aid=9' }],
  ['where nothing is there', '?utm_source=b', {}],
])('writes nothing %s', (_, search, visit) => {
  expect(cookiesAfter(search, visit)).toEqual([]);
});
