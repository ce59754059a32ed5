import { countries } from '@tern/domain';
import { tripEnds } from '@tern/ui';
import { expect, it } from 'vitest';
import { cityNames } from './cityNames.ts';
import { connectCities, firstCity } from './connectCities.ts';

it('has every city of the chart, from west to east', () => {
  expect(connectCities.map(({ id }) => id).sort()).toEqual(Object.keys(cityNames).sort());
  const longitudes = connectCities.map(({ at }) => at.longitude);
  expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
  expect(connectCities.some(({ id }) => id === firstCity)).toBe(true);
});

it('shows addresses that belong to nobody, one each', () => {
  const addresses = connectCities.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^198\.51\.100\.\d+$/);
});

it('tells the time of the city', () => {
  const zones = Object.fromEntries(connectCities.map(({ id, timeZone }) => [id, timeZone]));
  expect(zones).toMatchObject({
    newYork: 'America/New_York',
    saoPaulo: 'America/Sao_Paulo',
    frankfurt: 'Europe/Berlin',
    sydney: 'Australia/Sydney',
  });
  for (const { code } of connectCities) expect(countries.some((one) => one.code === code)).toBe(true);
});

it('draws each city where it is on the chart', () => {
  for (const { id, at } of connectCities)
    expect(tripEnds(null, at), id).toMatchObject({
      '--to-x': `${cityNames[id].x}`,
      '--to-y': `${cityNames[id].y}`,
    });
});
