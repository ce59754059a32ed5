import { readFileSync } from 'node:fs';
import { type UseCaseFamily, useCases } from '@tern/domain';
import { expect, it } from 'vitest';

const assets = new URL('../../../../../packages/ui/src/plates/assets/', import.meta.url);

it.each(Object.keys(useCases) as UseCaseFamily[])(
  'every page about %s has a drawing of its own',
  (family) => {
    const sheet = readFileSync(new URL(`uses-${family}.svg`, assets), 'utf8');
    const drawn = [...sheet.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn).toEqual(useCases[family].map(({ slug }) => slug));
  },
);
