import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openGeoReader } from './geoReader.ts';
import { placeIn } from './placeIn.ts';
import { replaceGeoData } from './replaceGeoData.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tern-geo-test-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the geo reader', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['127.0.0.1', null],
    ['fd00::1', null],
    ['', null],
    ['no address', null],
  ])('%s is in %s', async (address, country) => {
    const reader = await openGeoReader();
    expect(reader.countryOf(address)).toBe(country);
    expect(reader.placeOf(address).country_code).toBe(country);
  });

  it('knows what an override chose, and nothing else of it', async () => {
    const place = (await openGeoReader()).placeOf('8.8.8.8');
    expect(placeIn('US', place)).toBe(place);
    expect(placeIn('FR', { ...place, city: 'Mountain View' })).toMatchObject({
      country: 'France',
      country_code: 'FR',
      city: null,
    });
    expect(placeIn(null, place).country).toBeNull();
  });
});

describe('new data', () => {
  it('is refused when it cannot be read, and the old stays', async () => {
    await expect(replaceGeoData(dataDir, 'country', Buffer.from('nonsense'))).rejects.toThrow(/no MaxMind/);
    expect((await openGeoReader(dataDir)).countryOf('8.8.8.8')).toBe('US');
  });

  it('is read from the data folder', async () => {
    const bundled = createRequire(import.meta.url).resolve(
      '@ip-location-db/geolite2-country-mmdb/geolite2-country.mmdb',
    );
    expect(await replaceGeoData(dataDir, 'country', readFileSync(bundled))).toMatch(/^\d{4}-\d\d-\d\d$/);
    const reader = await openGeoReader(dataDir);
    expect(reader.sources).toEqual([expect.stringContaining('from the data folder')]);
    expect(reader.countryOf('8.8.8.8')).toBe('US');
  });
});
