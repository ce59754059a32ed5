import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tern/domain';
import { englishCatalogue, messagesFolder } from '../src/englishCatalogue.ts';

// Writes English from the sources. The other languages are edited by their translators.
const { texts, notes } = englishCatalogue();
write('en', texts);
write('en.notes', notes);
for (const language of languages) {
  if (!existsSync(join(messagesFolder, `${language}.json`))) write(language, {});
}
console.log(`${Object.keys(texts).length} messages`);

function write(name: string, content: Record<string, string>): void {
  writeFileSync(join(messagesFolder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
