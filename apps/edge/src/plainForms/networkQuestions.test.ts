import { expect, it } from 'vitest';
import type { VisitorCall } from './callForVisitor.ts';
import { countryQuestions, placeQuestions } from './networkQuestions.ts';

const called: [name: string, input: unknown][] = [];
const location = { latitude: 45.76, longitude: 4.84 };
const callWith = (answers: Record<string, unknown>) =>
  (async (name: string, input: unknown) => {
    called.push([name, input]);
    return answers[name] ?? { error: 'validation_failed' };
  }) as VisitorCall;
const known = callWith({
  networkPlaces: { data: { countries: ['SE'] } },
  networkServers: { data: { cities: ['se-sto'] } },
  geoInfo: { data: { location, city: 'Lyon', country: 'FR' } },
});
const read = (search: string, call = known) => {
  called.length = 0;
  const query = new URLSearchParams(search);
  const question = [...query.keys()].map((name) => placeQuestions[name]).find(Boolean);
  return question?.({ query, language: 'en', call });
};

it('looks a name up without the service', async () => {
  expect(await read('q=%EF%BC%B5%EF%BC%AB&sort=name')).toMatchObject({
    form: 'places',
    typed: { sort: 'name' },
  });
  expect(called).toEqual([]);
});

it('filters by every condition at once, and keeps what was typed', async () => {
  expect(await read('q=Holland&feature=p2p&machine=owned&state=')).toEqual({
    form: 'places',
    typed: { q: 'Holland', feature: 'p2p', machine: 'owned' },
    found: ['SE'],
  });
  expect(called).toEqual([['networkPlaces', { feature: 'p2p', machine: 'owned' }]]);
});

it('knows where the visitor is only where that is asked, and says so where nothing is known', async () => {
  expect(await read('sort=near')).toMatchObject({ from: { ...location, city: 'Lyon', country: 'FR' } });
  expect(await read('sort=near', callWith({}))).toMatchObject({ from: null });
  expect(await read('q=x')).not.toHaveProperty('from');
});

it('tells a condition that no service knows', async () => {
  expect(await read('feature=%3C%3E', callWith({}))).toMatchObject({ error: 'validation_failed' });
});

it('has the servers of a city page by page, whatever page is typed', async () => {
  const ask = (search: string) =>
    countryQuestions.city({ query: new URLSearchParams(search), language: 'en', call: known });
  expect(await ask('city=se-sto&page=2')).toMatchObject({ form: 'servers', page: 2, found: ['se-sto'] });
  expect(await ask('city=se-sto&page=-7')).toMatchObject({ page: 1 });
  expect(await ask('city=se-sto&page=1e9')).toMatchObject({ page: 1 });
  expect(await ask('city=se-sto&page=99999')).toMatchObject({ page: 200 });
});
