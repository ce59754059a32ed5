import { describe, expect, it } from 'vitest';
import { codeCookiesOf } from './codeCookiesOf.ts';
import { readLinkCodes } from './readLinkCodes.ts';

const kept = (...searches: string[]) =>
  readLinkCodes(
    Object.fromEntries(
      searches.flatMap(codeCookiesOf).map(({ name, value }) => [name, value ?? undefined] as const),
    ),
  );

describe('the codes of links', () => {
  it('are saved by kind, so that one link does not undo another', () => {
    expect(kept('?coupon=NORTH', '?invite_code=FR-1&invite_type=invite', '?student_code= Uni2026 ')).toEqual([
      { kind: 'coupon', code: 'NORTH', type: null },
      { kind: 'student', code: 'Uni2026', type: null },
      { kind: 'invite', code: 'FR-1', type: 30001 },
    ]);
    expect(kept('?coupon=NORTH', '?coupon=SOUTH').map(({ code }) => code)).toEqual(['SOUTH']);
    expect(codeCookiesOf('?coupon=NORTH')[0]?.maxAge).toBe(3_888_000);
  });

  it.each([
    ['', 30001],
    ['&invite_type=invite', 30001],
    ['&invite_type=30002', 30002],
    ['&invite_type=toString', 30001],
    ['&invite_type=0', 30001],
    ['&invite_type=1234567', 30001],
  ])('take the type of an invitation from its address: %j', (rest, type) => {
    expect(kept(`?invite_code=FR-1${rest}`)).toEqual([{ kind: 'invite', code: 'FR-1', type }]);
  });

  it.each([
    '',
    '?coupon=',
    '?coupon=a',
    '?coupon=a;b=c',
    '?coupon=%22x%22',
    '?code=NORTH',
    '?invite_type=30001',
    `?coupon=${'x'.repeat(41)}`,
  ])('are not taken from %j', (search) => expect(codeCookiesOf(search)).toEqual([]));

  it.each(['', 'a', 'a b c', '.30001', '"x"'])('are not read from %j', (value) => {
    expect(readLinkCodes({ coupon: value, invite: value, student: value })).toEqual([]);
  });
});
