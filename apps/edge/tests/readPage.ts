import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The part of Guidepup's virtual screen reader that is used here. */
interface VirtualScreenReader {
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
}

/** Its build for browsers: one file without imports. */
const code = readFileSync(
  join(dirname(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader'))), 'index.browser.js'),
  'utf8',
);

/** Runs in the page: moves on until the end, as somebody does with the arrow keys. */
async function read(source: string): Promise<string[]> {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const { virtual } = (await import(address)) as { virtual: VirtualScreenReader };
  const container = document.querySelector('main') as Element;
  // Hidden in a browser, but not to a reader that knows the document alone.
  for (const part of container.querySelectorAll('details:not([open]) > :not(summary), noscript'))
    part.remove();
  const phrases: string[] = [];
  await virtual.start({ container });
  do {
    if (phrases.length > 0) await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  } while (phrases.length < 2_000 && phrases.at(-1) !== 'end of main');
  await virtual.stop();
  return phrases;
}

/** Where something ends or is empty, and the words that stand in a name already. */
const isNoise = (phrase: string) =>
  /^end\b/.test(phrase) || /^(?:paragraph|term|definition|deletion|strong|listitem|status)$/.test(phrase);

/**
 * The main part of a page as somebody hears it who reads without pressing anything: no focus moves and no event is sent
 * (Guidepup's virtual screen reader; the context needs `bypassCSP`).
 */
export async function readPage(page: Page): Promise<string[]> {
  // As text: the loader of the tests would rewrite the import.
  const phrases = await page.evaluate<string[]>(`(${read})(${JSON.stringify(code)})`);
  return phrases.filter((phrase) => !isNoise(phrase));
}
