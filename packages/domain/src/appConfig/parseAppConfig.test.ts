import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appConfigFile, cleanAppConfig, parseAppConfig } from './parseAppConfig.ts';

it('reads marketing data, the window and the downloads', () => {
  expect(
    parseAppConfig({
      marketingData: { banner: 'winter' },
      campaign: { starts_at: '2023-12-15T03:00Z', ends_at: '2024-01-05T03:00Z' },
      downloads: {
        chrome: 'https://example.com/extension',
        linux: 'https://example.com/tern.deb',
        windows: {
          href: 'https://example.com/tern.exe',
          version: ' 4.2.0 ',
          size: 83_886_080,
          sha256: 'AB'.repeat(32),
          signature: 'https://example.com/tern.exe.sig',
          requirements: 'Windows 10 or newer',
        },
      },
    }),
  ).toEqual({
    marketingData: { banner: 'winter' },
    campaign: { startsAt: Date.UTC(2023, 11, 15, 3), endsAt: Date.UTC(2024, 0, 5, 3) },
    downloads: {
      chrome: { href: 'https://example.com/extension' },
      linux: { href: 'https://example.com/tern.deb' },
      windows: {
        href: 'https://example.com/tern.exe',
        version: '4.2.0',
        size: 83_886_080,
        sha256: 'ab'.repeat(32),
        signature: 'https://example.com/tern.exe.sig',
        requirements: 'Windows 10 or newer',
      },
    },
  });
});

it('leaves out what is wrong, and keeps the rest', () => {
  expect(
    parseAppConfig({
      marketingData: 'none',
      campaign: { starts_at: '2024-01-05T03:00Z', ends_at: '2023-12-15T03:00Z' },
      downloads: {
        ios: 'javascript:alert(1)',
        mac: { href: 'http://example.com/tern.dmg' },
        amiga: 'https://example.com/tern',
        android: {
          href: 'https://example.com/tern.apk',
          size: -1,
          sha256: 'no',
          signature: 'ftp://x',
          version: '',
        },
      },
    }),
  ).toEqual({
    marketingData: {},
    campaign: null,
    downloads: { android: { href: 'https://example.com/tern.apk' } },
  });
});

it.each([[null], ['{}'], [[]], [7]])('%j is no config', (json) => {
  expect(parseAppConfig(json)).toBeNull();
});

it('survives any JSON, and what it gives back reads the same again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const config = parseAppConfig(json);
      if (!config) return;
      const { campaign, ...rest } = config;
      const again = parseAppConfig({
        ...rest,
        campaign: campaign && {
          starts_at: new Date(campaign.startsAt).toISOString(),
          ends_at: new Date(campaign.endsAt).toISOString(),
        },
      });
      expect(again).toEqual(config);
    }),
  );
});

it('takes an address without TLS on this machine alone', () => {
  const hrefs = [
    'http://localhost:3001/a',
    'http://127.0.0.1:1/a',
    'http://[::1]/a',
    'http://localhost.evil/a',
  ];
  const taken = hrefs.filter((href) => parseAppConfig({ downloads: { ios: href } })?.downloads.ios);
  expect(taken).toEqual(hrefs.slice(0, 3));
});

it('has two names', () => {
  expect([appConfigFile(true), appConfigFile(false)]).toEqual(['ac.json', 'ac_dev.json']);
});

it.each([
  [{ size: 0 }],
  [{ size: '7' }],
  [{ size: 2 ** 60 }],
  [{ size: Number.NaN }],
  [{ sha256: `${'ab'.repeat(32)}c` }],
  [{ sha256: `x${'ab'.repeat(32)}` }],
  [{ sha256: 'xy'.repeat(32) }],
  [{ version: '   ' }],
  [{ version: 'v'.repeat(41) }],
  [{ requirements: 'r'.repeat(201) }],
  [{ signature: 'no address' }],
])('leaves %j out of a download', (wrong) => {
  const href = 'https://example.com/tern.exe';
  expect(parseAppConfig({ downloads: { windows: { href, ...wrong } } })?.downloads).toEqual({
    windows: { href },
  });
});

it('takes texts as long as they may be, and rounds sizes', () => {
  const windows = { href: 'https://example.com/t', version: 'v'.repeat(40), requirements: 'r'.repeat(200) };
  expect(parseAppConfig({ downloads: { windows: { ...windows, size: 7.4 } } })?.downloads).toEqual({
    windows: { ...windows, size: 7 },
  });
});

it('hands the file on with its times in UTC, and nothing that is none', () => {
  const campaign = { starts_at: '2023-12-15T03:00Z', ends_at: '2024-01-05T03:00Z' };
  expect(cleanAppConfig({ campaign, downloads: { ios: 'https://example.com/ios' }, more: 1 })).toEqual({
    marketingData: {},
    campaign: { starts_at: '2023-12-15T03:00:00.000Z', ends_at: '2024-01-05T03:00:00.000Z' },
    downloads: { ios: { href: 'https://example.com/ios' } },
  });
  expect(cleanAppConfig({ campaign: { ...campaign, ends_at: campaign.starts_at } })?.campaign).toBeNull();
  expect(cleanAppConfig('text')).toBeNull();
});
