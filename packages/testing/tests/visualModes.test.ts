import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@tern/i18n';
import { expect, it } from 'vitest';
import { type Mode, type ModeName, modes, modesOf } from '../../../.storybook/modes.ts';

/** The plan of the pictures: few for each story, and together every language direction, variant and ground. */

const root = resolve(import.meta.dirname, '../../..');
const titles = { component: 'Components/Forms/Select', pattern: 'Patterns/Frame/Header', page: 'Pages/Home' };
const seen = (names: ModeName[], what: 'language' | 'variant' | 'theme') =>
  new Set(names.map((name) => modes[name].globals[what]));

it('takes states of components in two modes, also on the dark ground', () => {
  expect(modesOf(titles.component)).toEqual(['en-desktop', 'ar-mobile']);
  expect(modesOf(titles.component, { dark: true })).toEqual(['en-desktop', 'ar-mobile-dark']);
  expect(modesOf('Foundations/Colour')).toHaveLength(2);
});

it.each([titles.pattern, titles.page])('takes %s in four modes at most', (title) => {
  expect(modesOf(title)).toEqual(['en-desktop', 'fr-mobile', 'ar-mobile']);
  expect(modesOf(title, { dark: true })).toHaveLength(4);
  expect(modesOf(title, { state: true })).toEqual(modesOf(titles.component));
});

it.each(Object.values(titles))('takes %s in Arabic, in both variants, and on each ground it has', (title) => {
  const light = modesOf(title);
  expect(seen(light, 'language')).toContain('ar');
  expect(seen(light, 'variant')).toEqual(new Set(['desktop', 'mobile']));
  expect(seen(light, 'theme')).toEqual(new Set(['light']));
  expect(seen(modesOf(title, { dark: true }), 'theme')).toEqual(new Set(['light', 'dark']));
});

it('refuses a mode that there is not, for no picture would be taken', () => {
  expect(() => modesOf(titles.pattern, { also: ['text spacing' as never] })).toThrow('text spacing');
});

it('takes what differs in one variant in that variant alone', () => {
  expect(modesOf(titles.component, { variant: 'desktop' })).toEqual(['en-desktop']);
  expect(modesOf(titles.page, { variant: 'mobile' })).toEqual(['fr-mobile', 'ar-mobile']);
});

it('takes a setting of the person or the system only where a story names it', () => {
  const usual = Object.values(titles).flatMap((title) => [
    ...modesOf(title),
    ...modesOf(title, { dark: true }),
    ...modesOf(title, { state: true }),
  ]);
  const settings = usual.filter((name) => (modes[name] as Mode).setting);
  expect(settings).toEqual([]);
  expect(modesOf(titles.component, { also: ['en-forced-colours', 'de-zoom'] })).toEqual([
    ...modesOf(titles.component),
    'en-forced-colours',
    'de-zoom',
  ]);
  expect(modes['de-zoom'].viewport.width).toBe(1280 / 4);
});

it('takes nothing of a story that says why', () => {
  expect(modesOf(titles.page, { skip: 'Looks like another.' })).toEqual([]);
});

it('shows patterns and pages in the translation that most often has the longest message', () => {
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
  expect(seen(modesOf(titles.page), 'language')).toContain(language);
});
