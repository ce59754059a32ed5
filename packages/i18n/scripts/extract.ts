import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tern/domain';
import { englishCatalogue, messagesFolder } from '../src/englishCatalogue.ts';
import { readCatalogue, type Texts } from '../src/node.ts';
import { nextAges, olderThanEnglish, readAges, translations } from '../src/translationAges.ts';
import { typesetCatalogue } from '../src/typeset.ts';

/**
 * Writes English from the sources, and which English each translation was made from. The other languages are
 * edited by their translators; the spaces and signs of their typography are set here.
 *
 *   --confirm "de planPicker.title"   the German text fits the new English as it is; may be repeated
 */
const { texts, notes } = englishCatalogue();
write('en', texts);
write('en.notes', notes);
for (const language of languages) {
  if (!existsSync(join(messagesFolder, `${language}.json`))) write(language, {});
}
const confirmed = new Set(
  process.argv.flatMap((argument, index, all) => (argument === '--confirm' ? [all[index + 1] ?? ''] : [])),
);
const textsOf = Object.fromEntries(translations.map((language) => [language, setTexts(language)]));
for (const language of translations) write(language, textsOf[language] ?? {});
const ages = nextAges(readAges(), texts, (language) => textsOf[language] ?? {}, confirmed);
write('ages', ages);
console.log(`${Object.keys(texts).length} messages`);
for (const language of translations) {
  const older = olderThanEnglish(ages, language, texts, textsOf[language] ?? {});
  if (older.length > 0) console.log(`${language}: ${older.length} older than their English`);
}

/** One that is older than its English stays: changed, it would count as renewed. */
function setTexts(language: Language): Texts {
  const given = readCatalogue(language);
  const stays = olderThanEnglish(readAges(), language, texts, given).filter(
    (id) => !confirmed.has(`${language} ${id}`),
  );
  const older = Object.fromEntries(stays.map((id) => [id, given[id] ?? '']));
  return { ...typesetCatalogue(given, language), ...older };
}

function write(name: string, content: object): void {
  writeFileSync(join(messagesFolder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
