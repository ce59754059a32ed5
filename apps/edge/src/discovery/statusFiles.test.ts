import type { StatusData } from '@tern/site/renderer';
import { describe, expect, it } from 'vitest';
import { statusCalendar, statusFiles, statusRss } from './statusFiles.ts';

const origin = 'https://tern.example';
const hostile = 'A <b>"late"</b> & ]]> one; two, three\\';
const status: StatusData = {
  today: '2026-11-29',
  measuredAt: '2026-11-29T14:30:00.000Z',
  parts: [],
  incidents: [
    {
      id: '2026-11-29-1',
      severity: 'major',
      parts: ['site'],
      titles: { en: hostile, ar: 'عطل' },
      startedAt: '2026-11-29T13:00:00.000Z',
      endedAt: null,
      updates: [
        { at: '2026-11-29T13:10:00.000Z', kind: 'identified', texts: { en: 'Found.' } },
        { at: '2026-11-29T13:00:00.000Z', kind: 'investigating', texts: { en: hostile } },
      ],
    },
  ],
  maintenance: [
    {
      id: '2026-12-01-1',
      parts: ['payments'],
      titles: { ja: 'データベースの更新を行います。'.repeat(6) },
      startsAt: '2026-12-01T22:00:00.000Z',
      endsAt: '2026-12-01T23:00:00.000Z',
      updates: [{ at: '2026-11-28T09:00:00.000Z', kind: 'scheduled', texts: { ja: hostile } }],
    },
  ],
};
const head = { language: 'en' as const, origin, title: 'Status', description: 'What works.' };

describe('the feed', () => {
  it('has an entry for each update, the newest first, and every text as text', () => {
    const rss = statusRss(status, head);
    expect([...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => date)).toEqual([
      'Sun, 29 Nov 2026 13:10:00 GMT',
      'Sun, 29 Nov 2026 13:00:00 GMT',
      'Sat, 28 Nov 2026 09:00:00 GMT',
    ]);
    expect(rss).toContain('A &lt;b&gt;');
    expect(rss).not.toContain('<b>');
    expect(rss).not.toContain(']]>');
    expect(rss).toContain('<link>https://tern.example/status#2026-11-29-1</link>');
  });
  it('has the language of its readers where there is a text', () => {
    const rss = statusRss(status, { ...head, language: 'ar' });
    expect(rss).toContain('<title>عطل</title>');
    expect(rss).toContain('<description>Found.</description>');
    expect(rss).toContain('https://tern.example/ar/status.xml');
  });
});

describe('the calendar', () => {
  it('folds its lines and escapes its texts', () => {
    const calendar = statusCalendar(status, head);
    const lines = calendar.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain(`SUMMARY:${'データベースの更新を行います。'.repeat(6)}`);
    expect(unfolded).toContain(String.raw`DESCRIPTION:A <b>"late"</b> & ]]> one\; two\, three\\`);
    expect(unfolded).toContain('DTSTART:20261201T220000Z');
    expect(unfolded).toContain('UID:2026-12-01-1@tern.example');
  });
});

it('is not made of nothing', async () => {
  const files = statusFiles({
    origin,
    words: async () => ({ describePage: async () => null }),
    status: async () => null,
  });
  for (const { make } of Object.values(files)) await expect(make()).rejects.toThrow(/does not respond/);
});
