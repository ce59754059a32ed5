import { expect, it } from 'vitest';
import { keepAttribution } from '../src/boot/keepAttribution.ts';

function cookiesAfter(search: string): string[] {
  const written: string[] = [];
  keepAttribution(
    {
      set cookie(value: string) {
        written.push(value);
      },
    } as Document,
    search,
  );
  return written;
}

it('notes the partner and clears the others', () => {
  const written = cookiesAfter('?cjevent=a b;c&x=1');
  expect(written).toContain('cje=a%20b%3Bc; Path=/; Max-Age=3888000; SameSite=Lax');
  expect(written).toContain('cf-click=; Path=/; Max-Age=0; SameSite=Lax');
  expect(written).toContain('_aid=; Path=/; Max-Age=0; SameSite=Lax');
});

it('writes nothing for other addresses', () => {
  expect(cookiesAfter('?plan=12m')).toEqual([]);
});

it('keeps the code of a link for the checkout', () => {
  expect(cookiesAfter('?invite_code=FRIEND-7')).toEqual([
    'code=invite.FRIEND-7; Path=/; Max-Age=3888000; SameSite=Lax',
  ]);
});
