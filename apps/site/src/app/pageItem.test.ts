import loaders from 'virtual:tern-messages/loaders';
import { routeById } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { expect, it } from 'vitest';
import { pageItem } from './pageItem.ts';

it.each([
  ['en', 'Formula 1'],
  ['ja', 'F1'],
  ['ru', 'Формула-1'],
] as const)('names a sport in the words of %s', async (language, name) => {
  const intl = createTernIntl(language, (await loaders[language]()).default);
  expect(pageItem(intl, routeById('vpnForLiveSports'), { slug: 'formula-1' })).toBe(name);
});
