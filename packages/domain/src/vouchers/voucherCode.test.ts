import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeLetters, groupCode, readVoucherCode } from './voucherCode.ts';

const code = '7K2M-9QXR-4TWH-BD5V';

it.each([
  code,
  code.toLowerCase(),
  code.replaceAll('-', ' '),
  code.replaceAll('-', ''),
  code.replaceAll('-', '‑'),
  ` ${code}\u200b\n`,
  '7Ｋ2Ｍ-9QXR-4TWH-BD5V',
  '٧K٢M-٩QXR-٤TWH-BD٥V',
  `https://tern.example/de/m/redeem#${code}`,
])('reads %s', (typed) => expect(readVoucherCode(typed)).toBe(code));

it.each(['', '#', '7K2M-9QXR-4TWH', `${code}7`, '7K2M-9QXR-4TWH-BD5O', '7K2M-9QXR-4TWH-BD5É'])(
  'does not take %s for a code',
  (typed) => expect(readVoucherCode(typed)).toBeNull(),
);

it('reads every code that it writes, in either case', () => {
  const signs = fc.array(fc.constantFrom(...codeLetters), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(signs, fc.boolean(), (letters, lower) => {
      const printed = groupCode(letters.join(''));
      expect(readVoucherCode(lower ? printed.toLowerCase() : printed)).toBe(printed);
    }),
    { seed: 34 },
  );
});
