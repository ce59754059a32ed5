import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@tern/i18n';
import { catalogueEntries, compileMessages, namespaceOf, plainText, type Texts } from '@tern/i18n/compile';
import { readMessages } from '@tern/i18n/readMessages';

/**
 * The compiled messages of all packages, a module per language: `messages` is all of it, and every namespace is
 * an export of its own, so that a page pays for the patterns it shows.
 */
export async function writeCatalogues(root: string, folder: string): Promise<void> {
  const english = Object.fromEntries(
    [...readMessages({ root, sources: 'packages/*/src/**/*.messages.ts' })].map(([id, { text }]) => [
      id,
      text,
    ]),
  );
  const namespaces = [...new Set(Object.keys(english).map(namespaceOf))].sort();
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    const texts: Texts =
      language === 'en'
        ? english
        : (JSON.parse(readFileSync(join(root, `packages/i18n/messages/${language}.json`), 'utf8')) as Texts);
    const parts = namespaces.map(
      (name) =>
        `export const ${name} = {\n${catalogueEntries(compileMessages(english, texts, { namespaces: [name] }))}\n};\n`,
    );
    await writeFile(
      join(folder, `${language}.js`),
      `${plainText}${parts.join('')}export const messages = /* @__PURE__ */ Object.assign({}, ${namespaces.join(', ')});\n`,
    );
    await writeFile(
      join(folder, `${language}.d.ts`),
      `import type { Catalogue } from '@tern/i18n';\n${namespaces.map((name) => `export declare const ${name}: Catalogue;\n`).join('')}/** Every message of this language. */\nexport declare const messages: Catalogue;\n`,
    );
  }
}
