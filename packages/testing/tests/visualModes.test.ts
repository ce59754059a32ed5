import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@tern/i18n';
import { expect, it } from 'vitest';
import { chromaticPictures } from '../../../.storybook/chromatic.ts';
import {
  isOnSheet,
  type Mode,
  type ModeName,
  modes,
  modesOf,
  sheetTag,
  type VisualParameters,
} from '../../../.storybook/modes.ts';

/** The plan of the pictures: few for each part, and together every direction, variant and ground it has. */

const root = resolve(import.meta.dirname, '../../..');
const titles = { component: 'Components/Forms/Select', pattern: 'Patterns/Frame/Header', page: 'Pages/Home' };
const seen = (names: ModeName[], what: 'language' | 'variant' | 'theme') =>
  new Set(names.map((name) => modes[name].globals[what]));
const story = (title: string, visual?: VisualParameters) => modesOf({ title, tags: [], visual });
const sheet = (title: string, visual?: VisualParameters) => modesOf({ title, tags: [sheetTag], visual });

it.each([titles.component, titles.pattern])('leaves the stories of %s to its sheet', (title) => {
  expect(story(title)).toEqual([]);
  expect(story(title, { dark: true, variant: 'desktop' })).toEqual([]);
  expect(sheet(title)).toEqual(['en-desktop', 'ar-mobile']);
  expect(sheet(title, { dark: true })).toEqual(['en-desktop', 'ar-mobile-dark']);
});

it('takes a story that asks for it, a whole one in two modes and a state in one', () => {
  expect(story(titles.pattern, { picture: 'whole' })).toEqual(['en-desktop', 'ar-mobile']);
  expect(story(titles.pattern, { picture: 'whole', dark: true })).toEqual(['en-desktop', 'ar-mobile-dark']);
  expect(story(titles.component, { picture: 'state' })).toEqual(['en-desktop']);
  expect(story(titles.component, { picture: 'state', variant: 'mobile' })).toEqual(['ar-mobile']);
});

it('takes pages without being asked, and foundations on the desktop', () => {
  expect(story(titles.page)).toEqual(['en-desktop', 'ar-mobile']);
  expect(story(titles.page, { picture: 'state' })).toEqual(['en-desktop']);
  expect(story('Foundations/Colour')).toEqual(['en-desktop']);
});

it.each(Object.values(titles))('shows %s in both directions and variants, and on each ground', (title) => {
  for (const names of [sheet(title), story(title, { picture: 'whole' })]) {
    expect(seen(names, 'language')).toContain('ar');
    expect(seen(names, 'variant')).toEqual(new Set(['desktop', 'mobile']));
    expect(seen(names, 'theme')).toEqual(new Set(['light']));
  }
  expect(seen(sheet(title, { dark: true }), 'theme')).toEqual(new Set(['light', 'dark']));
});

it('refuses a mode that there is not, for no picture would be taken', () => {
  expect(() => story(titles.pattern, { also: ['text spacing' as never] })).toThrow('text spacing');
});

it('takes what differs in one variant in that variant alone', () => {
  expect(story(titles.component, { picture: 'whole', variant: 'desktop' })).toEqual(['en-desktop']);
  expect(story(titles.page, { variant: 'mobile', dark: true })).toEqual(['ar-mobile-dark']);
});

it('takes French and a setting of the person or the system only where a story names it', () => {
  const usual = Object.values(titles).flatMap((title) => [
    ...sheet(title),
    ...sheet(title, { dark: true }),
    ...story(title, { picture: 'whole', dark: true }),
  ]);
  expect(usual.filter((name) => (modes[name] as Mode).setting || name === 'fr-mobile')).toEqual([]);
  expect(story(titles.component, { also: ['en-forced-colours', 'de-zoom'] })).toEqual([
    'en-forced-colours',
    'de-zoom',
  ]);
  expect(sheet(titles.component, { also: ['en-no-script'] })).toEqual([
    ...sheet(titles.component),
    'en-no-script',
  ]);
  expect(modes['de-zoom'].viewport.width).toBe(1280 / 4);
});

it('takes nothing of a story that says why', () => {
  expect(story(titles.page, { skip: 'Looks like another.' })).toEqual([]);
});

it('shows on a sheet what has no picture of its own and needs no document of its own', () => {
  const shows = (
    parameters: Parameters<typeof isOnSheet>[0]['parameters'],
    storyGlobals = {},
    tags = ['dev'],
  ) => isOnSheet({ tags, parameters, storyGlobals });
  expect(shows({})).toBe(true);
  expect(shows({ visual: { dark: true, also: ['en-forced-colours'] } })).toBe(true);
  expect(shows({ visual: { picture: 'state' } })).toBe(false);
  expect(shows({ visual: { skip: 'Looks like another.' } })).toBe(false);
  expect(shows({ msw: { handlers: [] } })).toBe(false);
  expect(shows({ docs: { story: { inline: false } } })).toBe(false);
  expect(shows({}, { language: 'ar' })).toBe(false);
  expect(shows({}, {}, [sheetTag])).toBe(false);
});

it('has Chromatic take the same pictures, and none of other stories', () => {
  const taken = (tags: string[], visual?: VisualParameters) => {
    const parameters: { visual?: VisualParameters; chromatic?: object } = { visual };
    chromaticPictures({ title: titles.component, tags, parameters, argTypes: {} });
    return parameters.chromatic;
  };
  expect(taken([])).toEqual({ disableSnapshot: true });
  expect(taken([sheetTag], { dark: true })).toEqual({
    modes: {
      'en-desktop': { ...modes['en-desktop'].globals, viewport: modes['en-desktop'].viewport },
      'ar-mobile-dark': { ...modes['ar-mobile-dark'].globals, viewport: modes['ar-mobile-dark'].viewport },
    },
  });
  expect(taken([], { also: ['en-forced-colours'] })).toMatchObject({
    modes: { 'en-forced-colours': { forcedColors: 'active' } },
  });
  expect(taken([], { also: ['en-no-script'] })).toEqual({ disableSnapshot: true });
});

it('has a mode in the translation that most often has the longest message', () => {
  const catalogues = languages
    .filter((language) => language !== 'en')
    .map((language) => ({
      language,
      texts: JSON.parse(
        readFileSync(join(root, `packages/i18n/messages/${language}.json`), 'utf8'),
      ) as Record<string, string>,
    }));
  const wins = new Map<string, number>();
  for (const id of Object.keys(catalogues[0]?.texts ?? {})) {
    const longest = catalogues.reduce((one, other) =>
      (other.texts[id]?.length ?? 0) > (one.texts[id]?.length ?? 0) ? other : one,
    );
    wins.set(longest.language, (wins.get(longest.language) ?? 0) + 1);
  }
  const [language] = [...wins].sort((one, other) => other[1] - one[1])[0] ?? [];
  expect(seen(['fr-mobile'], 'language')).toContain(language);
});
