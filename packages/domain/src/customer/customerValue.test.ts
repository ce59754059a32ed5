import { expect, it } from 'vitest';
import { type Relation, standings } from './customerState.ts';
import { customerValue, readCustomer } from './customerValue.ts';

const known: Relation[][] = [[], ['student'], ['partner'], ['student', 'partner']];

it('says nothing of a visitor of whom nothing is known', () => {
  expect(customerValue({ standing: 'visitor' })).toBe('');
  expect(customerValue({ standing: 'visitor', relations: ['invited'] })).toBe('');
  expect(readCustomer(undefined, false)).toEqual({ standing: 'visitor', relations: [] });
});

it('is read as it was written', () => {
  for (const standing of standings)
    for (const relations of known) {
      const value = customerValue({ standing, relations });
      expect(value).toMatch(/^[a-z.]*$/);
      expect(readCustomer(value, false)).toEqual({ standing, relations });
      expect(readCustomer(value, true)).toEqual({ standing, relations: ['invited', ...relations] });
    }
});

it('takes words that were never written for those of a visitor', () => {
  for (const value of ['king', 'king.student', '.', '.student', 'plan.invited.king'])
    expect(readCustomer(value, false).relations).not.toContain('invited');
  expect(readCustomer('king.student', false)).toEqual({ standing: 'visitor', relations: ['student'] });
});

it('tells standings apart by their beginning, as the style of pages does', () => {
  for (const one of standings)
    for (const other of standings) expect(one !== other && one.startsWith(other)).toBe(false);
});
