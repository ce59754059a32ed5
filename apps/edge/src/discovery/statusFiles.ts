import {
  brand,
  buildPath,
  defaultLanguage,
  escapeHtml,
  type Language,
  languages,
  routeById,
  statusDataPath,
  statusFilePath,
} from '@tern/domain';
import type { SiteWords, StatusData } from '@tern/site/renderer';
import type { MadeFile } from './madeFiles.ts';

interface StatusFilesOptions {
  /** Scheme and host that canonical links name. */
  origin: string;
  words: () => Promise<Pick<SiteWords, 'describePage'>>;
  /** Null while nothing is known. */
  status: () => Promise<StatusData | null>;
}

type Texts = StatusData['incidents'][number]['titles'];

const page = routeById('status').path;
const pageUrl = (origin: string, language: Language) =>
  origin + buildPath({ language, variant: 'desktop', path: page });

/** In the language of the file, else in English, else in any: as the page has it. */
const textOf = (texts: Texts, language: Language) =>
  texts[language] ?? texts[defaultLanguage] ?? Object.values(texts)[0] ?? '';

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** Entries of the feed: updates of incidents and notices of maintenance. */
const feedLength = 50;

interface Entry {
  id: string;
  at: string;
  title: string;
  text: string;
  kind: string;
}

function entriesOf({ incidents, maintenance }: StatusData, language: Language): Entry[] {
  return [...incidents, ...maintenance]
    .flatMap(({ id, titles, updates }) =>
      updates.map(({ at, kind, texts }, index) => ({
        id: `${id}/${updates.length - index}`,
        at,
        title: textOf(titles, language),
        text: textOf(texts, language),
        kind,
      })),
    )
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, feedLength);
}

/** The status as RSS 2.0: every update is an entry, so that readers show each. */
export function statusRss(
  status: StatusData,
  {
    language,
    origin,
    title,
    description,
  }: { language: Language; origin: string; title: string; description: string },
): string {
  const url = pageUrl(origin, language);
  const item = ({ id, at, title: own, text, kind }: Entry) =>
    [
      '<item>',
      element('title', own),
      element('link', `${url}#${id.split('/')[0]}`),
      `<guid isPermaLink="false">${escapeHtml(`${origin}${page}#${id}`)}</guid>`,
      element('pubDate', new Date(at).toUTCString()),
      element('category', kind),
      element('description', text),
      '</item>',
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    element('ttl', '5'),
    `<atom:link href="${escapeHtml(origin + statusFilePath(language, 'xml'))}" rel="self" type="application/rss+xml"/>`,
    ...entriesOf(status, language).map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Text as RFC 5545 wants it. */
const calendarText = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
const calendarTime = (at: string) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const utf8 = new TextEncoder();

/** Lines of 75 bytes at most; what goes on begins with a space. No character is cut. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > 74) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/** Planned maintenance as a calendar (RFC 5545). */
export function statusCalendar(
  status: StatusData,
  { language, origin, title }: { language: Language; origin: string; title: string },
): string {
  const host = new URL(origin).hostname;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(brand.name)}//Status//EN`,
    `NAME:${calendarText(title)}`,
    `X-WR-CALNAME:${calendarText(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    // A calendar has one component at least, also where nothing is planned.
    ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
    ...status.maintenance.flatMap(({ id, titles, updates, startsAt, endsAt }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${calendarTime(updates[0]?.at ?? startsAt)}`,
      `SEQUENCE:${Math.max(0, updates.length - 1)}`,
      `DTSTART:${calendarTime(startsAt)}`,
      `DTEND:${calendarTime(endsAt)}`,
      `SUMMARY:${calendarText(textOf(titles, language))}`,
      `DESCRIPTION:${calendarText(textOf(updates[0]?.texts ?? {}, language))}`,
      `URL:${pageUrl(origin, language)}#${id}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** ms until a file is made anew. An incident changes it at once. */
const age = 60_000;
/** Readers of feeds are pages of other sites as well. */
const headers = {
  'cache-control': 'public, max-age=60',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** The status for readers of feeds, calendars and programs, by address. Without any data there is no file: 500, not an empty one. */
export function statusFiles({ origin, words, status }: StatusFilesOptions): Record<string, MadeFile> {
  const known = async () => {
    const data = await status();
    if (!data) throw new Error('The status is not known: the service does not respond.');
    return data;
  };
  const head = async (language: Language) => {
    const { title = '', description = '' } = (await (await words()).describePage(language, page)) ?? {};
    return { language, origin, title, description };
  };
  const file = { tags: ['status', 'texts'], maxAge: age, headers };
  return {
    [statusDataPath]: {
      ...file,
      type: 'application/json; charset=utf-8',
      make: async () => JSON.stringify({ url: origin + page, ...(await known()) }),
    },
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [
          statusFilePath(language, 'xml'),
          {
            ...file,
            type: 'application/rss+xml; charset=utf-8',
            make: async () => statusRss(await known(), await head(language)),
          },
        ],
        [
          statusFilePath(language, 'ics'),
          {
            ...file,
            type: 'text/calendar; charset=utf-8',
            make: async () => statusCalendar(await known(), await head(language)),
          },
        ],
      ]),
    ),
  };
}
