import { expect, it } from 'vitest';
import { readVatId } from './vatId.ts';

it.each([
  ['DE 123 456 789', 'DE', '123456789'],
  ['de123456789', 'DE', '123456789'],
  ['ATU12345678', 'AT', 'U12345678'],
  ['NL123456789B01', 'NL', '123456789B01'],
  ['FR XX 123456789', 'FR', 'XX123456789'],
  ['IE1234567WA', 'IE', '1234567WA'],
  ['ES-B12345678', 'ES', 'B12345678'],
  ['CHE-123.456.789 MWST', 'CHE', '123456789MWST'],
  ['GB123456789', 'GB', '123456789'],
  ['EL123456789', 'EL', '123456789'],
])('reads %s', (text, country, number) => {
  expect(readVatId(text)).toEqual({ country, number });
});

it.each(['', 'DE', 'DE12345678', 'DE1234567890', '123456789', 'US123456789', 'constructor1', 'DE12345678O'])(
  'refuses %j',
  (text) => {
    expect(readVatId(text)).toBeNull();
  },
);
