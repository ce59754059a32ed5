import { expect, test } from '@playwright/test';
import { languages } from '@tern/domain';
import { inspectPage, inTurns, publicPages, visitorOf } from './inspectPage.ts';
import { productForTests } from './product.ts';

const product = productForTests();

/**
 * Each page in both forms, each time in the next language: in one run every page and every language occur, and the
 * two forms of a page differ in language. `pnpm survey` goes through all combinations.
 */
for (const [at, form] of (['desktop', 'mobile'] as const).entries()) {
  test(`every page, ${form}: accessible, light, still, narrow and zoomed`, async ({ browser }) => {
    test.setTimeout(400_000);
    const context = await visitorOf(browser, form);
    const seen = new Set<string>();
    const wrong: string[] = [];
    const turns = publicPages.map((page, index) => ({
      ...page,
      form,
      language: languages[(index + at * 5) % languages.length] as (typeof languages)[number],
    }));
    await inTurns(turns, 3, async (turn) => {
      const { address, problems } = await inspectPage(context, product.origin, turn);
      seen.add(turn.language);
      wrong.push(...problems.map((problem) => `${address}: ${problem}`));
    });
    await context.close();
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(languages.length);
  });
}
