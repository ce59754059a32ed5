import type { Language } from '../languages.ts';
import type { Campaign } from './campaign.ts';
import { timeWords } from './timeWords.ts';
import { lastMoment, windowDays } from './windowDays.ts';

/** The ground of what a text may state: a campaign that is planned; null for a text that every campaign shares. */
type Proof = Pick<Campaign, 'startsAt' | 'endsAt' | 'timeZone' | 'plans'> | null;

/** Names with a day in them that are no claim about one. */
const names = /black friday|cyber monday|ч[её]рн\p{L}+ пятниц\p{L}*|الجمعة (?:السوداء|البيضاء)/giu;
const placeholders = /\{[^{}]*\}|<[^<>]*>/gu;
const sentences = /[^.!?。！？؟]+/gu;
const percentSign = /[%％٪]|per cent|percent|prozent|процент|procent/iu;

/**
 * The numbers and days in a text about a campaign that its window and its plans do not prove: "Four dark days" over
 * nine. Numbers count beside a word for time or a per cent sign; the days of the week and the months by their names.
 * Placeholders (`{…}`) are filled in from the campaign and always true.
 */
export function unprovenFigures(text: string, language: Language, proof: Proof): string[] {
  const plain = text.replace(placeholders, ' ').replace(names, ' ').toLowerCase();
  return [
    ...(plain.match(sentences) ?? []).flatMap((sentence) => figuresOf(sentence, language, proof)),
    ...calendarNames(plain, language, proof),
  ];
}

function figuresOf(sentence: string, language: Language, proof: Proof): string[] {
  const numbers = numbersOf(sentence, language);
  const words = timeWords[language];
  const has = (stems: string | undefined) =>
    stems?.split(' ').some((stem) => sentence.includes(stem)) ?? false;
  const proven = new Set<number>();
  let claims = false;
  if (percentSign.test(sentence)) {
    claims = true;
    for (const { percent } of proof?.plans ?? []) proven.add(percent);
  }
  const days = proof && windowDays(proof);
  const length = proof && proof.endsAt - proof.startsAt;
  for (const [stems, value] of [
    [words?.day, days],
    [words?.week, days === null ? null : days / 7],
    [words?.hour, length === null ? null : length / 3_600_000],
  ] as const) {
    if (!has(stems)) continue;
    claims = true;
    if (value !== null) proven.add(value);
  }
  // A language whose words are not known: every number is one to prove.
  if (!claims && words) return [];
  return numbers.filter(({ value }) => value !== 1 && !proven.has(value)).map(({ shown }) => shown);
}

/** Numbers in digits of any script, and in words. */
function numbersOf(sentence: string, language: Language): { shown: string; value: number }[] {
  const digits = [...sentence.matchAll(/\p{Nd}+/gu)].map(([shown]) => ({ shown, value: numberOf(shown) }));
  const numerals = timeWords[language]?.numbers.split(' ') ?? [];
  const spoken = numerals.flatMap((forms, index) =>
    forms
      .split('|')
      .filter((form) => new RegExp(language === 'ja' ? form : `(?<!\\p{L})${form}`, 'u').test(sentence))
      .map((shown) => ({ shown, value: index + 2 })),
  );
  return [...digits, ...spoken];
}

/** Digits of a script stand in a row from zero to nine. */
const numberOf = (digits: string) =>
  Number(
    [...digits]
      .map((digit) => {
        let zero = digit.codePointAt(0) ?? 0;
        while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9)
          zero -= 1;
        return (digit.codePointAt(0) ?? 0) - zero;
      })
      .join(''),
  );

function calendarNames(text: string, language: Language, proof: Proof): string[] {
  const edges = proof ? [proof.startsAt, lastMoment(proof)] : [];
  const proven = new Set(
    edges.flatMap((at) => calendarParts.map((part) => nameOf(at, part, language, proof?.timeZone))),
  );
  return calendarOf(language)
    .filter(({ name, pattern }) => !proven.has(name) && pattern.test(text))
    .map(({ name }) => name);
}

const calendarParts = ['weekday', 'month'] as const;

const nameOf = (at: number, part: (typeof calendarParts)[number], language: Language, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(language, { [part]: 'long', timeZone, calendar: 'gregory' })
    .format(at)
    .toLowerCase();

/** Built once for each language: a format of dates costs more than a page of text to look through. */
const calendars = new Map<Language, { name: string; pattern: RegExp }[]>();

/** The days of the week and the months in a language, each with the pattern that finds it in a sentence. */
function calendarOf(language: Language): { name: string; pattern: RegExp }[] {
  const known = calendars.get(language);
  if (known) return known;
  const days = Array.from({ length: 7 }, (_, index) =>
    nameOf(Date.UTC(2026, 0, 5 + index), 'weekday', language),
  );
  const months = Array.from({ length: 12 }, (_, index) =>
    nameOf(Date.UTC(2026, index, 15), 'month', language),
  );
  const calendar = [...days, ...months]
    // Short names are other words as well: "may", "mars".
    .filter((name) => name.length > 4)
    .map((name) => ({
      name,
      pattern: new RegExp(`(?<!\\p{L})(?:${formsOf(name, language).join('|')})(?!\\p{L})`, 'u'),
    }));
  calendars.set(language, calendar);
  return calendar;
}

/** A day or a month as it stands in a sentence: Russian and Polish change its end. */
function formsOf(name: string, language: Language): string[] {
  if (language !== 'ru' && language !== 'pl') return [name];
  const month = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 15)).find(
    (at) => monthOf(at, language, {}) === name,
  );
  // Июль, июля.
  if (month !== undefined) return [name, monthOf(month, language, { day: 'numeric' })];
  // Piątek, piątku: a vowel at the end goes, and one before the last letter.
  return [name, `${name.replace(/ek$/u, 'k').replace(/[aeаея]$/u, '')}\\p{L}{0,3}`];
}

const monthOf = (at: number, language: Language, beside: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...beside, month: 'long', timeZone: 'UTC', calendar: 'gregory' })
    .formatToParts(at)
    .find(({ type }) => type === 'month')
    ?.value.toLowerCase() ?? '';
