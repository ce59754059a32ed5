import { expect, it } from 'vitest';
import { systemName } from './systemName.ts';

it.each([
  ['en', 'iPhone and iPad'],
  ['ja', 'iPhone、iPad'],
  ['pl', 'iPhone i iPad'],
] as const)('joins the names of two devices as %s does', (language, name) => {
  expect(systemName('ios', language)).toBe(name);
  expect(systemName('mac', language)).toBe('Mac');
});
