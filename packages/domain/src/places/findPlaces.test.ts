import { describe, expect, it } from 'vitest';
import { editDistance, findPlaces, foldName } from './findPlaces.ts';

const places = [
  { id: 'GB', names: ['United Kingdom', 'UK', 'England'], weight: 340 },
  { id: 'AE', names: ['United Arab Emirates', 'UAE'], weight: 40 },
  { id: 'NL', names: ['Netherlands', 'Holland', 'Niederlande'], weight: 250 },
  { id: 'gb-lon', names: ['London', 'Лондон'], weight: 280 },
  { id: 'br-sao', names: ['São Paulo'], weight: 100 },
];
const find = (query: string) => findPlaces(query, places);
const ids = (query: string) => find(query).hits.map(({ id }) => id);

describe('the places that have a name', () => {
  it.each([
    ['uk', 'GB'],
    ['U.K.', 'GB'],
    ['holland', 'NL'],
    ['Hollnad', 'NL'],
    ['nieder', 'NL'],
    ['kingdom', 'GB'],
    ['sao paulo', 'br-sao'],
    ['SÃO', 'br-sao'],
    ['лондон', 'gb-lon'],
    ['lodnon', 'gb-lon'],
    ['emirates', 'AE'],
  ])('%s is %s', (query, id) => {
    expect(ids(query)[0]).toBe(id);
    expect(find(query).isGuess).toBe(false);
  });

  it('are the larger first where names fit as well', () => {
    expect(ids('united')).toEqual(['GB', 'AE']);
  });

  it('name what was meant', () => {
    expect(find('hol').hits).toEqual([{ id: 'NL', name: 'Holland' }]);
  });

  it('are all of them where nothing is typed', () => {
    expect(ids(' . ')).toHaveLength(places.length);
  });

  it('are a guess where nothing has the name', () => {
    const { hits, isGuess } = find('greenland');
    expect(isGuess).toBe(true);
    expect(hits).toHaveLength(3);
    expect(hits[0]).toEqual({ id: 'GB', name: 'England' });
    expect(findPlaces('x', [])).toEqual({ hits: [], isGuess: true, isExact: false });
  });

  it('are found in time, whatever is typed', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      id: `${index}`,
      names: [`Place ${index} ${'x'.repeat(60)}`],
      weight: 1,
    }));
    expect(findPlaces('y'.repeat(10_000), many).isGuess).toBe(true);
  });
});

describe('names', () => {
  it('are folded', () => {
    expect(foldName('  Łódź, “Köln” & Reykjavík ')).toBe('lodz koln reykjavik');
    expect(foldName('Ｌｏｎｄｏｎ ﾛﾝﾄﾞﾝ')).toBe(foldName('London ろんどん'));
    expect(foldName('دبی لـنـدن کوریا')).toBe(foldName('دبي لندن كوريا'));
  });
  it('have a distance', () => {
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('holland', 'hollnad')).toBe(1);
    expect(editDistance('paris', 'perris')).toBe(2);
  });
});
