import { expect, it } from 'vitest';
import { isCommonPassword } from './isCommonPassword.ts';

it.each([
  'Password1!',
  'P@ssw0rd',
  'PA$$word99',
  '!!Princess2',
  'Qwertyuiop#1',
  'Ｐassword!1',
  '123Dragon!',
  '1q2W3e4r!',
  '1qaz2wsX#',
  'Admin123!',
  'Test#1234',
  'Love2026!',
  '!!Hello321',
  'L0ve!!!!!7',
])('knows %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'Sea-swallow7',
  'Fresh-wind5',
  'Wrong-one1',
  'Love8391#',
  'Tern#5029',
  'Correct-horse9',
  'Пароль-моря7',
])('leaves %s alone', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
