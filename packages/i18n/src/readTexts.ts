import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '@tern/domain';
import type { Texts } from './compileMessages.ts';
import { messagesFolder } from './englishCatalogue.ts';
import { readCatalogue } from './node.ts';
import { sayingOf } from './terms.ts';

/** Messages as they are read, without the keywords for search engines: those are what people type. */
export const readMessageTexts = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(readCatalogue(language)).flatMap(([id, message]) =>
      /^meta\..*\.keywords$/.test(id) ? [] : [[id, sayingOf(message, id)]],
    ),
  );

const content = join(messagesFolder, '../../../apps/site/content');
/** Code, names of other people's pages, addresses, and what Markdown says to the site and not to a reader. */
const unspoken =
  /^```(?!diagram)\w+\n[\s\S]*?\n```$|`[^`\n]+`|\[[^\]]*\]\(https?:[^)]*\)|\]\([^)]*\)|https?:\S+|\b[a-z][\w-]*\.(?:net|com|org)\b|^(?:picture|pictureAlt|category|tags|related|author|published|updated|kind|nodes):.*$|^::.*$|\blinks:|\b(?:icon|tone): \w+/gm;
/** Menus of other people's systems: what a translation has in quotation marks as the English text has it. */
function withoutMenus(text: string, english: string): string {
  const names = new Set([...english.matchAll(/“([^”\n]+)”/g)].map(([, name]) => name));
  return text.replace(/[“„‘«「]\s*([^“”„‘’«»「」\n]+?)\s*[”“’»」]/g, (all, name) =>
    names.has(name) ? ' ' : all,
  );
}
/** Articles, changelog and newsletters by file. */
export const readArticleTexts = (language: string): Texts =>
  Object.fromEntries(
    globSync(`*/**/${language}.md`, { cwd: content }).map((path) => {
      const text = readFileSync(join(content, path), 'utf8');
      const english = join(content, dirname(path), 'en.md');
      const isTranslation = language !== 'en' && existsSync(english);
      return [
        path,
        (isTranslation ? withoutMenus(text, readFileSync(english, 'utf8')) : text).replace(unspoken, ' '),
      ];
    }),
  );
