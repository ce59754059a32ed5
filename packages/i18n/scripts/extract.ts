import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tern/domain';
import { englishCatalogue, messagesFolder } from '../src/englishCatalogue.ts';
import { readCatalogue } from '../src/node.ts';
import { nextAges, olderThanEnglish, readAges, translations } from '../src/translationAges.ts';

/**
 * Writes English from the sources, and which English each translation was made from. The other languages are
 * edited by their translators.
 *
 *   --confirm "de planPicker.title"   the German text fits the new English as it is; may be repeated
 */
const { texts, notes } = englishCatalogue();
write('en', texts);
write('en.notes', notes);
for (const language of languages) {
  if (!existsSync(join(messagesFolder, `${language}.json`))) write(language, {});
}
const confirmed = process.argv.flatMap((argument, index, all) =>
  argument === '--confirm' ? [all[index + 1] ?? ''] : [],
);
const ages = nextAges(readAges(), texts, readCatalogue, new Set(confirmed));
write('ages', ages);
console.log(`${Object.keys(texts).length} messages`);
for (const language of translations) {
  const older = olderThanEnglish(ages, language, texts, readCatalogue(language));
  if (older.length > 0) console.log(`${language}: ${older.length} older than their English`);
}

function write(name: string, content: object): void {
  writeFileSync(join(messagesFolder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
