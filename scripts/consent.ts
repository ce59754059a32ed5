import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@tern/domain';
import { launchOptions } from '@tern/testing';
import { consentVisitors, needConsent, type PageTraces, visitWithConsent } from '@tern/testing/consentVisits';
import { familyPages } from '@tern/testing/inspectPage';
import { startProduct } from '@tern/testing/product';
import { chromium } from 'playwright';

/**
 * Says what a browser stores and sends, page by page, for six visitors (no choice, yes, no, Global Privacy Control, Do
 * Not Track, outside the regions) in every language: a page of each family. Prints a row for each visitor and language,
 * and what is wrong: what the list of `storedEntries` does not have, what a visitor has not allowed, what went to another
 * host. Ends with code 1 when anything is. Half an hour on two cores.
 *   --languages en,ar   --every 1 (of the pages, in turn)   --at-once 2   --csv FILE (every page)   --origin http://… (a product that runs)
 */
const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: languages.join() },
    every: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '2' },
    csv: { type: 'string' },
    origin: { type: 'string' },
  },
});
const chosen = values.languages.split(',') as Language[];
const every = Number(values.every);
const atOnce = Number(values['at-once']);
if (!(every >= 1) || !(atOnce >= 1) || chosen.some((language) => !languages.includes(language))) {
  console.error(
    'Usage: measure:consent [--languages en,ar] [--every 1] [--at-once 2] [--csv FILE] [--origin http://…]',
  );
  process.exit(2);
}

const names = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
const rows: string[] = ['language,visitor,page,stored,sent'];
const wrong: string[] = [];
const summaries = new Map<string, string[]>();

function note(visitor: string, language: Language, traces: readonly PageTraces[]): void {
  for (const { path, stored, sent } of traces)
    rows.push(
      [language, visitor, path, stored.join(' + '), sent.join(' + ')].map((cell) => `"${cell}"`).join(),
    );
  const consented = names(traces.map(({ stored }) => needConsent(stored)));
  const summary = [
    `needs consent: ${consented.join(', ') || 'nothing'}`,
    `else: ${
      names(traces.map(({ stored }) => stored))
        .filter((each) => !consented.includes(each))
        .map((each) => each.replace(/tab:.*/, 'tab:…'))
        .join(', ') || 'nothing'
    }`,
    `sent: ${names(traces.map(({ sent }) => sent.map((each) => each.replace(/^(\/consent\/).*/, '$1…')))).join(', ') || 'nothing'}`,
  ].join('\n    ');
  const alike = summaries.get(`${visitor}\n    ${summary}`) ?? [];
  summaries.set(`${visitor}\n    ${summary}`, [...alike, `${language} (${traces.length})`]);
}

const started = performance.now();
const product = values.origin ? undefined : await startProduct();
const origin = values.origin ?? (product?.origin as string);
const browser = await chromium.launch(await launchOptions());
try {
  const queue = chosen.flatMap((language, at) =>
    consentVisitors.map((visitor, turn) => ({
      language,
      visitor,
      paths: familyPages.map(({ path }) => path).filter((_, index) => (index + at + turn) % every === 0),
    })),
  );
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { language, visitor, paths } = next;
        const done = await visitWithConsent(browser, origin, visitor, { language, paths });
        note(visitor.name, language, done.traces);
        wrong.push(...done.wrong.map((each) => `${language}, ${visitor.name}: ${each}`));
      }
    }),
  );
} finally {
  await browser.close();
  await product?.end();
}
for (const [summary, where] of [...summaries].sort()) console.log(`${summary}\n    in ${where.join(', ')}\n`);
if (values.csv) writeFileSync(values.csv, `${rows.join('\n')}\n`);
console.log(
  `${rows.length - 1} pages of ${consentVisitors.length} visitors in ${chosen.length} languages, ${wrong.length} wrong, ${Math.round((performance.now() - started) / 1000)} s.`,
);
for (const each of [...new Set(wrong)].slice(0, 50)) console.error(each);
process.exitCode = wrong.length ? 1 : 0;
