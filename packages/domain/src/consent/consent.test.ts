import { describe, expect, it } from 'vitest';
import { type ConsentChoice, consentVersion, mayMeasure, readConsent, writeConsent } from './consent.ts';
import { consentRegionNames, consentRegionOf, consentRegions } from './consentRegion.ts';
import { namesWithConsent, storedEntries } from './storedEntries.ts';

const choices: readonly ConsentChoice[] = ['granted', 'denied', 'undecided'];

describe('mayMeasure', () => {
  const all = consentRegionNames.flatMap((region) =>
    choices.flatMap((choice) =>
      [false, true].flatMap((gpc) => [false, true].map((dnt) => ({ region, choice, gpc, dnt }))),
    ),
  );

  it('obeys a signal of the browser whatever was chosen, and a no', () => {
    for (const facts of all)
      if (facts.gpc || facts.dnt || facts.choice === 'denied') expect(mayMeasure(facts)).toBe(false);
  });

  it('takes a yes everywhere, and silence only where no law asks', () => {
    const without = all.filter(({ gpc, dnt }) => !gpc && !dnt);
    for (const facts of without.filter(({ choice }) => choice === 'granted'))
      expect(mayMeasure(facts), facts.region).toBe(true);
    const silent = without.filter(({ choice }) => choice === 'undecided').filter(mayMeasure);
    expect(silent.map(({ region }) => region)).toEqual(['none']);
  });
});

describe('the cookie', () => {
  it('gives back what was written, among others', () => {
    for (const choice of ['granted', 'denied'] as const) {
      expect(readConsent(`a=1; consent=${writeConsent(choice)}; b=2`)).toBe(choice);
      expect(readConsent(`consent=${writeConsent(choice)}`)).toBe(choice);
    }
  });

  it.each([
    '',
    'consent=',
    'consent=granted',
    `consent=${consentVersion}.maybe`,
    `consent=${consentVersion}.grantedx`,
    `consent=${consentVersion - 1}.granted`,
    `consent=1${consentVersion}.granted`,
    `my_consent=${consentVersion}.granted`,
  ])('is no choice: %s', (cookies) => {
    expect(readConsent(cookies)).toBe('undecided');
  });
});

describe('regions', () => {
  it('has 30 states of the EEA, and each country once', () => {
    const countries = Object.values(consentRegions).flat();
    expect(new Set(countries).size).toBe(countries.length);
    expect(consentRegions.eea.length - 7).toBe(30);
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  it.each([
    ['DE', 'eea'],
    ['NO', 'eea'],
    ['RE', 'eea'],
    ['GB', 'uk'],
    ['CH', 'switzerland'],
    ['BR', 'brazil'],
    ['US', 'none'],
    ['RU', 'none'],
    [null, 'unknown'],
  ])('%s: %s', (country, region) => {
    expect(consentRegionOf(country)).toBe(region);
  });
});

describe('the list of what is stored', () => {
  it('names everything once in its kind', () => {
    const names = storedEntries.flatMap((entry) => entry.names.map((name) => `${entry.kind} ${name}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('says what a no deletes', () => {
    const kinds = ['cookie', 'localStorage', 'sessionStorage', 'cache'] as const;
    const deleted = namesWithConsent(...kinds);
    expect(deleted).toEqual(
      storedEntries.filter(({ needsConsent }) => needsConsent).flatMap(({ names }) => names),
    );
    expect(deleted).not.toContain('consent');
    // They are deleted by their names.
    expect(deleted.filter((name) => name.endsWith('…'))).toEqual([]);
  });
});
