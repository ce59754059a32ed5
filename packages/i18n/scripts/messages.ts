import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage, type Language, languages } from '@tern/domain';
import { englishCatalogue, messagesFolder } from '../src/englishCatalogue.ts';
import { readExchange, writeJson, writeXliff } from '../src/exchange/exchangeFiles.ts';
import { judgeTranslations } from '../src/exchange/judgeTranslations.ts';
import { messageUnits } from '../src/exchange/messageUnits.ts';
import { readCatalogue } from '../src/node.ts';
import { readTerms } from '../src/terms.ts';
import { nextAges, readAges } from '../src/translationAges.ts';

const usage = `Usage: messages export <language> [--all] [--format xliff|json] [--out <file>]
       messages import <file> [--dry-run]
  export   what waits for a translator: untranslated messages and those whose English has changed; --all: every message
  import   writes the translations that fit, and says of the others why they do not`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    format: { type: 'string', default: 'xliff' },
    out: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [command, subject = ''] = positionals;
const isFormat = values.format === 'xliff' || values.format === 'json';
if (command === 'export' && subject && isFormat) await exportMessages(translated(subject));
else if (command === 'import' && subject) await importMessages(subject);
else {
  console.error(usage);
  process.exitCode = 2;
}

/** Ends in a sentence for a language that is not translated. */
function translated(code: string): Language {
  const language = languages.find((each) => each === code && each !== defaultLanguage);
  if (language) return language;
  const known = languages.filter((each) => each !== defaultLanguage).join(', ');
  console.error(`There is no translation into “${code}”. Languages: ${known}.`);
  process.exit(2);
}

async function exportMessages(language: Language): Promise<void> {
  const units = messageUnits(language, { all: values.all });
  if (units.length === 0) {
    console.log(`${language}: nothing waits for a translator. \`--all\` exports every message.`);
    return;
  }
  const isJson = values.format === 'json';
  const out = values.out ?? `${language}.${isJson ? 'json' : 'xlf'}`;
  writeFileSync(out, isJson ? writeJson(language, units) : await writeXliff(language, units));
  console.log(`${out}: ${units.length} messages${values.all ? '' : ' that wait for a translator'}`);
}

async function importMessages(path: string): Promise<void> {
  const given = await readExchange(readFileSync(path, 'utf8')).catch((error: Error) => {
    console.error(`${path}: ${error.message}`);
    process.exit(2);
  });
  const language = translated(given.language);
  const english = englishCatalogue().texts;
  const texts = readCatalogue(language);
  const judged = judgeTranslations(language, given.units, { english, texts, terms: readTerms(language) });
  for (const { id, faults } of judged.refused) console.log(`${id}: ${faults.join(' ')}`);
  const next = { ...texts, ...judged.accepted };
  if (!values['dry-run']) {
    // In the order of English, as every catalogue.
    const ids = [
      ...Object.keys(english).filter((id) => id in next),
      ...Object.keys(next).filter((id) => !(id in english)),
    ];
    write(language, Object.fromEntries(ids.map((id) => [id, next[id]])));
    write(
      'ages',
      nextAges(readAges(), english, (each) => (each === language ? next : readCatalogue(each))),
    );
  }
  const count = (ids: readonly unknown[]) => ids.length;
  console.log(
    `${language}: ${count(Object.keys(judged.accepted))} taken${values['dry-run'] ? ' (not written)' : ''}, ${count(judged.refused)} do not fit, ${count(judged.unchanged)} as before, ${count(judged.empty)} without a text`,
  );
  if (judged.refused.length > 0) process.exitCode = 1;
}

function write(name: string, content: object): void {
  writeFileSync(join(messagesFolder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
