import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../src/browser.ts';
import { serveFolder } from '../../src/serveFolder.ts';

/** Pictures show the fonts of the repository and of the pinned browser, whatever else a machine has. */

const root = resolve(import.meta.dirname, '../../../..');
const japanese = /[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/gu;

function japaneseLetters(): string[] {
  const stories = globSync('{tokens,packages/*,apps/site}/src/**/*.{stories.tsx,ts,mdx}', { cwd: root });
  const files = ['packages/i18n/messages/ja.json', ...stories.filter((file) => !file.includes('.test.'))];
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  return [...new Set(text.match(japanese))];
}

/** The letters that are drawn as the box of a missing letter. */
function withoutGlyph({ letters, font }: { letters: string[]; font: string }): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = (letter: string) => {
    if (!context) throw new Error('There is no canvas.');
    context.clearRect(0, 0, 40, 40);
    context.font = font;
    context.fillText(letter, 8, 30);
    return context.getImageData(0, 0, 40, 40).data.join();
  };
  const missing = drawn('\u{2FFFF}');
  return letters.filter((letter) => drawn(letter) === missing);
}

async function openStory(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=foundations-type--scripts&globals=language:ja`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
}

test('the workbench has every Japanese letter of its stories', async ({ page }) => {
  const server = await serveFolder(process.env.TERN_STORYBOOK as string);
  await openStory(page, server.origin);
  const letters = japaneseLetters();
  expect(letters.length).toBeGreaterThan(500);
  for (const weight of [400, 600]) {
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    const font = `${weight} 20px ${family}`;
    await page.evaluate(([of, text]) => document.fonts.load(of as string, text), [font, letters.join('')]);
    expect(await page.evaluate(withoutGlyph, { letters, font }), font).toEqual([]);
  }
  await server.close();
});

test('the pinned browser has no Japanese letters of its own, and knows no font of the machine', async ({
  page,
}) => {
  const { executablePath } = await launchOptions();
  test.skip(!executablePath?.includes('tern-chromium'), 'Not the pinned browser.');
  await page.setContent('<p>日本語</p>');
  const machine = ['DejaVu Sans', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', 'Meiryo', 'system-ui'];
  for (const family of machine) {
    const font = `20px "${family}"`;
    expect(await page.evaluate(withoutGlyph, { letters: ['日', '本'], font }), family).toEqual(['日', '本']);
  }
});
