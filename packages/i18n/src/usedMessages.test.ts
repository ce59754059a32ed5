import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesFile, readMessages, repositoryRoot } from './readMessages.ts';

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: repositoryRoot })
  .filter((file) => !/\.(?:messages|stories|test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'));
const words = new Set(sources.flatMap((text) => text.match(/[\w$.-]+/g) ?? []).flatMap(partsOf));
/** Keys that are put together: `${campaign}Short`, `reason.${reason}`. */
const patterns = sources
  .flatMap((text) => [...text.matchAll(/\[`([^`]*\$\{[^`]*)`\]/g)])
  .map(
    ([, template = '']) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
  );

/** `m.title` names `title`; `'reason.no-servers'` names itself. */
function partsOf(word: string): string[] {
  return [word, ...word.split('.')];
}

it('says every message somewhere', () => {
  const unsaid = [...readMessages().keys()].filter((id) => {
    const key = id.slice(id.indexOf('.') + 1);
    return (
      // Heads are put together from the ids of the manifest: `headMessage.test.ts` reads them.
      !id.startsWith('meta.') &&
      !words.has(key) &&
      !patterns.some((pattern) => pattern.test(key)) &&
      // Names of places and pages are keys as they stand in data.
      !(/[^\w.]/.test(key) && sources.some((text) => text.includes(`'${key}'`)))
    );
  });
  expect(unsaid).toEqual([]);
});

it('imports every file of messages', () => {
  const files = new Set(
    [...readMessages().values()].map(({ file }) => file.slice(file.lastIndexOf('/') + 1)),
  );
  const imports = sources.join('\n');
  expect([...files].filter((file) => messagesFile.test(file) && !imports.includes(file))).toEqual([]);
});
