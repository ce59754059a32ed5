import { languageFacts, languages } from '@tern/domain';
import { missingMessages } from '../src/missingMessages.ts';

// Lists untranslated messages per language. `--ids` lists every id; a language code narrows the report.
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const listIds = process.argv.includes('--ids') || asked.length > 0;
for (const language of languages) {
  if (asked.length > 0 && !asked.includes(language)) continue;
  const { missing, stale, older, total } = missingMessages(language);
  const rest = stale.length > 0 ? `, ${stale.length} without an English message` : '';
  const behind = older.length > 0 ? `, ${older.length} older than their English` : '';
  console.log(
    `${language}  ${languageFacts[language].name}: ${missing.length} of ${total} missing${rest}${behind}`,
  );
  if (listIds) {
    for (const id of missing) console.log(`    ${id}`);
    for (const id of stale) console.log(`  - ${id}`);
    for (const id of older) console.log(`  ~ ${id}`);
  }
}
