import { expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';

it('leaves the first letter and the domain', () => {
  expect(maskEmail('marta@mail.example')).toBe('m•••@mail.example');
  expect(maskEmail('😀smile@mail.example')).toBe('😀•••@mail.example');
  expect(maskEmail('"a@b"@mail.example')).toBe('"•••@mail.example');
  expect(maskEmail('nobody')).toBe('•••');
});
