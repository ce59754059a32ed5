import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMmdb } from '../../../tests/writeMmdb.ts';
import { readAsnTable } from './asnTable.ts';
import { openCountryReader, openGeoReader } from './geoReader.ts';
import { placeIn } from './placeIn.ts';
import { replaceGeoData } from './replaceGeoData.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tern-geo-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const packed = (name: string, file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@ip-location-db/${name}/${file}`));

describe('the geo reader', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['127.0.0.1', null],
    ['fd00::1', null],
    ['', null],
    ['no address', null],
  ])('%s is in %s', async (address, country) => {
    const reader = openGeoReader();
    expect(reader.countryOf(address)).toBe(country);
    expect(openCountryReader().countryOf(address)).toBe(country);
    expect((await reader.placeOf(address)).country_code).toBe(country);
  });

  it('knows region, city and network in both families, and nothing of a private address', async () => {
    const reader = openGeoReader();
    expect(await reader.placeOf('81.2.69.142')).toMatchObject({
      country: 'United Kingdom',
      region: 'England',
      city: expect.any(String),
      location: { latitude: expect.closeTo(51.5, 0), longitude: expect.closeTo(0, 0) },
    });
    expect((await reader.placeOf('8.8.8.8')).network).toEqual({ number: 15169, name: 'Google LLC' });
    expect((await reader.placeOf('2606:4700:4700::1111')).network?.number).toBe(13335);
    expect(await reader.placeOf('192.168.1.5')).toEqual({
      country: null,
      country_code: null,
      region: null,
      city: null,
      location: null,
      network: null,
    });
  });

  it('says from when its data is', async () => {
    for (const source of openGeoReader().sources) expect(source).toMatch(/ data of 20\d\d-\d\d-\d\d$/);
  });

  it('knows what an override chose, and nothing else of it', async () => {
    const place = await openGeoReader().placeOf('8.8.8.8');
    expect(placeIn('US', place)).toBe(place);
    expect(placeIn('FR', place)).toMatchObject({
      country: 'France',
      country_code: 'FR',
      region: null,
      city: null,
    });
    expect(placeIn(null, place).country).toBeNull();
  });
});

describe('the table of networks', () => {
  const table = (ipv4: string, ipv6 = '') => {
    mkdirSync(dataDir, { recursive: true });
    const files = { ipv4: join(dataDir, 'v4.csv'), ipv6: join(dataDir, 'v6.csv') };
    writeFileSync(files.ipv4, ipv4);
    writeFileSync(files.ipv6, ipv6);
    return readAsnTable(files);
  };

  it('finds the first and the last address of a range, and nothing between two', async () => {
    const { networkOf, size } = await table(
      '16777216,16777471,13335,"Cloudflare, Inc."\r\n16778240,16779263,38803,"A ""quoted"" name"\n3221225985,3221225985,64500,\n',
      '42540766411282592856903984951653826560,42540766490510755371168322545197776895,64496,Example\n',
    );
    expect(size).toBe(4);
    expect(networkOf('1.0.0.0')).toEqual({ number: 13335, name: 'Cloudflare, Inc.' });
    expect(networkOf('1.0.0.255')?.number).toBe(13335);
    expect(networkOf('1.0.1.0')).toBeNull();
    expect(networkOf('1.0.4.1')?.name).toBe('A "quoted" name');
    expect(networkOf('192.0.2.1')).toEqual({ number: 64500, name: null });
    expect(networkOf('2001:db8::1')).toEqual({ number: 64496, name: 'Example' });
    expect(networkOf('2001:db9::1')).toBeNull();
    expect(networkOf('0.0.0.0')).toBeNull();
    expect(networkOf('no address')).toBeNull();
  });

  it('is refused with the line that is wrong', async () => {
    await expect(table('1,2,3,a\n1.0.0.0,1.0.0.255,13335,b\n')).rejects.toThrow(/Line 2 of .* is no range/);
  });
});

describe("an operator's data", () => {
  const city = writeMmdb('GeoLite2-City', [
    [
      '8.8.8.0/24',
      {
        country: { iso_code: 'US' },
        subdivisions: 'none',
        city: { names: { en: 'Springfield' } },
        location: { latitude: -12.5, longitude: 7 },
      },
    ],
    ['81.2.69.0/24', { country_code: 'FR', city: 'Paris' }],
  ]);
  const asn = writeMmdb('GeoLite2-ASN', [
    ['8.8.8.0/24', { autonomous_system_number: 15169, autonomous_system_organization: 'A name of our own' }],
  ]);

  it('is read from the data folder, a tiny file as well', async () => {
    await replaceGeoData(dataDir, 'city', city);
    await replaceGeoData(dataDir, 'asn', asn);
    const reader = openGeoReader(dataDir);
    expect(await reader.placeOf('8.8.8.8')).toMatchObject({
      city: 'Springfield',
      location: { latitude: -12.5, longitude: 7 },
      network: { number: 15169, name: 'A name of our own' },
    });
    expect(reader.sources.slice(1)).toEqual([
      'city data of 2026-01-02, from the data folder',
      'asn data of 2026-01-02, from the data folder',
    ]);
    expect((await reader.placeOf('1.1.1.1')).network).toBeNull();
    expect(await reader.placeOf('2001:4860:4860::8888')).toMatchObject({ country_code: 'US', city: null });
  });

  it('says no city of another country than the one that is shown', async () => {
    await replaceGeoData(dataDir, 'city', city);
    const place = await openGeoReader(dataDir).placeOf('81.2.69.142');
    expect(place).toMatchObject({ country_code: 'GB', city: null, region: null, location: null });
  });

  it.each(['country', 'city', 'asn'] as const)(
    'of %s is refused when it cannot be read, and the old stays',
    async (kind) => {
      await expect(replaceGeoData(dataDir, kind, Buffer.from('nonsense'))).rejects.toThrow(/no MaxMind/);
      const reader = openGeoReader(dataDir);
      expect(reader.countryOf('8.8.8.8')).toBe('US');
      expect(reader.sources.join()).not.toContain('data folder');
    },
  );

  it('is refused when it is wrong about an address everybody knows', async () => {
    const wrong = writeMmdb('x', [['8.8.8.0/24', { country_code: 'FR', autonomous_system_number: 1 }]]);
    await expect(replaceGeoData(dataDir, 'country', wrong)).rejects.toThrow('The data places 8.8.8.8 in FR.');
    await expect(replaceGeoData(dataDir, 'asn', wrong)).rejects.toThrow('The data places 8.8.8.8 in AS1.');
    const empty = writeMmdb('x', [['1.2.3.0/24', { country_code: 'FR' }]]);
    await expect(replaceGeoData(dataDir, 'country', empty)).rejects.toThrow('in no country.');
  });

  it('of a newer package takes the place of a file, and the other way round', async () => {
    await replaceGeoData(dataDir, 'asn', asn);
    const csv = Buffer.from('134744064,134744319,15169,Newer\n');
    await replaceGeoData(dataDir, 'asn', { 'asn-ipv4-num.csv': csv, 'asn-ipv6-num.csv': Buffer.from('') });
    expect((await openGeoReader(dataDir).placeOf('8.8.8.8')).network?.name).toBe('Newer');
    await replaceGeoData(dataDir, 'asn', asn);
    expect((await openGeoReader(dataDir).placeOf('8.8.8.8')).network?.name).toBe('A name of our own');
    await replaceGeoData(dataDir, 'country', {
      'geolite2-country.mmdb': packed('geolite2-country-mmdb', 'geolite2-country.mmdb'),
    });
    const reader = openGeoReader(dataDir);
    expect(reader.sources[0]).toContain('from the data folder');
    expect(reader.countryOf('8.8.8.8')).toBe('US');
  });
});
