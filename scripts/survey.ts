import { parseArgs } from 'node:util';
import { type Language, languages, type PageVariant } from '@tern/domain';
import { launchOptions } from '@tern/testing';
import { familyPages, type Inspection, openInspector, publicPages } from '@tern/testing/inspectPage';
import { startProduct } from '@tern/testing/product';
import { chromium } from 'playwright';

/**
 * Opens every page in every language and both variants in the pinned browser: status, language, direction, a title of
 * its own, axe, headings, layout shifts, sideways scrolling at 320 px and at 200 % of zoom, budgets. Prints what is
 * wrong and the figures: pages served, words per language, the heaviest ten. Starts a product of its own, or looks
 * at `--origin http://…`. Half an hour on a quiet machine with two cores; ends with code 1 when anything is wrong.
 *   --languages en,ar   --variants desktop,mobile   --families (one page of each)   --pages /,/pricing   --at-once 3   --origin …
 */
const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: languages.join() },
    variants: { type: 'string', default: 'desktop,mobile' },
    families: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '3' },
    pages: { type: 'string' },
    origin: { type: 'string' },
  },
});
const chosen = values.languages.split(',') as Language[];
const variants = values.variants.split(',') as PageVariant[];
const atOnce = Number(values['at-once']);
const named = values.pages?.split(',');
const pages = (values.families ? familyPages : publicPages).filter(
  ({ path }) => !named || named.includes(path),
);
if (
  !(atOnce >= 1) ||
  chosen.some((language) => !languages.includes(language)) ||
  variants.some((variant) => variant !== 'desktop' && variant !== 'mobile')
) {
  console.error(
    'Usage: survey [--languages en,ar] [--variants desktop,mobile] [--families] [--pages /,/pricing] [--at-once 3] [--origin http://…]',
  );
  process.exit(2);
}

const started = performance.now();
const product = values.origin ? undefined : await startProduct();
const origin = values.origin ?? (product?.origin as string);
const inspections: (Inspection & { language: Language; variant: PageVariant })[] = [];
const wrong: string[] = [];

const browser = await chromium.launch(await launchOptions());
try {
  for (const variant of variants) {
    // Tabs of their own, each with what is left of the language at hand; they serve for all languages.
    const inspectors = await Promise.all(
      Array.from({ length: atOnce }, () => openInspector(browser, origin, variant)),
    );
    for (const language of chosen) {
      const titles = new Map<string, string>();
      const framesSeen = new Set<string>();
      const queue = [...pages];
      const before = wrong.length;
      await Promise.all(
        inspectors.map(async ({ inspect }) => {
          for (let page = queue.shift(); page; page = queue.shift()) {
            const { layout, boot } = page.route;
            const frame = `${layout} ${boot}`;
            const frameSeen = framesSeen.has(frame);
            framesSeen.add(frame);
            const inspection = await inspect({ ...page, language, frameSeen });
            const { address, title, problems } = inspection;
            const twin = titles.get(title);
            if (twin) problems.push(`titled like ${twin}: ${title}`);
            titles.set(title, address);
            inspections.push({ ...inspection, language, variant });
            for (const problem of problems) {
              wrong.push(`${address}: ${problem}`);
              console.log(`  ${address}: ${problem}`);
            }
          }
        }),
      );
      const minutes = (performance.now() - started) / 60_000;
      const shift = Math.max(
        ...inspections
          .filter((page) => page.language === language && page.variant === variant)
          .map((page) => page.shift),
      );
      console.log(
        `${language} ${variant}: ${pages.length} pages, ${wrong.length - before} problems, ` +
          `largest layout shift ${shift.toFixed(4)} (${minutes.toFixed(1)} min)`,
      );
    }
    for (const { close } of inspectors) await close();
  }
} finally {
  await browser.close();
  await product?.end();
}

const words = (language: Language) => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return inspections
    .filter((page) => page.language === language && page.variant === variants[0])
    .reduce(
      (sum, { text }) => sum + [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length,
      0,
    );
};
const heaviest = (of: (page: Inspection) => number) =>
  [...inspections].sort((one, other) => of(other) - of(one)).slice(0, 10);

console.log(
  `\n${pages.length} pages × ${chosen.length} languages × ${variants.length} variants = ${inspections.length} served; ` +
    `largest layout shift ${Math.max(...inspections.map(({ shift }) => shift)).toFixed(4)}, ` +
    `without late fonts ${Math.max(...inspections.map(({ shift, fontShift }) => shift - fontShift)).toFixed(4)}`,
);
console.log('\n### Words on the pages, header and footer left out\n\n| language | words |\n| --- | --- |');
for (const language of chosen) console.log(`| ${language} | ${words(language)} |`);
for (const [what, of] of [
  ['HTML', (page: Inspection) => page.weight.html],
  ['scripts', (page: Inspection) => page.weight.scripts],
  ['styles beside the HTML', (page: Inspection) => page.weight.styles],
] as const) {
  console.log(`\n### The heaviest ten: ${what}, compressed bytes\n`);
  console.log('| page | HTML | scripts | styles | fonts | pictures | everything |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { address, weight } of heaviest(of)) {
    const { html, scripts, styles, fonts, pictures, all } = weight;
    console.log(`| ${[address, html, scripts, styles, fonts, pictures, all].join(' | ')} |`);
  }
}
console.log(wrong.length > 0 ? `\n${wrong.length} problems, listed above.` : '\nNothing is wrong.');
process.exitCode = wrong.length > 0 ? 1 : 0;
