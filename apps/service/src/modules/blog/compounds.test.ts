import { expect, it } from 'vitest';
import { joinsOf, splitsOf } from './compounds.ts';
import { queryTerms } from './searchQuery.ts';

const known = new Set(['kill', 'switch', 'kills', 'firewall', 'the', 'sin', 'thesin', 'gles', 'single']);

it('takes apart only what stands nowhere, the even parts first', () => {
  expect(splitsOf('killswitch', known)).toEqual([['kill', 'switch']]);
  expect(splitsOf('thesin', known)).toEqual([]);
  expect(splitsOf('singles', known)).toEqual([['sin', 'gles']]);
  expect(splitsOf('killer', known)).toEqual([]);
});

it('joins two words that the articles write together', () => {
  expect([...joinsOf(queryTerms('my fire wall switch', 'en'), known)]).toEqual([[1, 'firewall']]);
  expect(joinsOf(queryTerms('kill switch', 'en'), known).size).toBe(0);
});
